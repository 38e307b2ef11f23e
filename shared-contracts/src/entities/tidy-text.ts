import { INVISIBLE_CHARACTER } from './invisible-characters';

/** An invisible character. Spaces are not among them, because a mark may stand on a space. */
const NOT_DRAWN = `(?:(?![\\s\\p{Z}])${INVISIBLE_CHARACTER.source})`;
const TOO_MANY_MARKS = new RegExp(`(?:\\p{M}${NOT_DRAWN}*){9}`, 'u');

/**
 * Whether a text has at most eight combining marks on one letter, because more would cover the
 * lines around it. Characters that are not drawn may be between the marks. The security rules have
 * the same pattern. This file has no schema, so that a form that judges a name has no library.
 */
export const isTidyText = (text: string): boolean => !TOO_MANY_MARKS.test(text);

/**
 * Whether a name reads as it is stored: tidy, and without characters that turn the direction of a
 * text: Unicode's own, and the Syriac abbreviation mark, which nobody sees. The security rules have
 * a list of those.
 */
export const isTidyName = (name: string): boolean =>
  isTidyText(name) && !/[\p{Bidi_Control}\u070f]/u.test(name);
