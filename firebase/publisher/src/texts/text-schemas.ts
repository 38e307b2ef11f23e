import * as v from 'valibot';
import { curlyQuotes } from './curly-quotes';

/** A text for people. */
export const TextSchema = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
/** An English text, which gets curly quotes. */
export const EnglishSchema = v.pipe(TextSchema, v.transform(curlyQuotes));
/** Name of a folder. */
export const NameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, 'must consist of lower-case letters, digits and hyphens'),
);
