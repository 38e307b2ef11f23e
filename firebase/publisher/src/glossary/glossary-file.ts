import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DaySchema, WORD_CLASSES, type GlossaryEntry } from 'shared-contracts';
import * as v from 'valibot';
import { readYaml } from '../texts/read-yaml';
import { EnglishSchema, TextSchema } from '../texts/text-schemas';
import type { Problems } from '../problems';
import { isNearGerman } from './near-german';

const FOLDER = 'glossary';
const NAMES = 'names.yaml';

/** Separates the two words of a form: `staat … uuf`. */
const APART = ' … ';

const ONE_WORD = /^\p{L}[\p{L}\p{M}'’-]*$/u;
const PLAIN = [/^[^<>*_`[\]{}|\\]*$/, 'must be plain text without markup'] as const;
const LIMIT = [120, 'must have at most 120 characters'] as const;

const PlainSchema = v.pipe(TextSchema, v.regex(...PLAIN), v.maxLength(...LIMIT));
const WordSchema = v.pipe(
  TextSchema,
  v.regex(/^[\p{L}\p{M}'’ -]+$/u, 'must be a word'),
  v.maxLength(...LIMIT),
);
const FormSchema = v.pipe(
  v.string('must be a word; put it into quotes'),
  v.check(
    (form) =>
      form.split(APART).every((word) => ONE_WORD.test(word)) && form.split(APART).length < 3,
    'must be one word, or two words apart like "staat … uuf"',
  ),
);
const StateSchema = v.picklist(['draft', 'sample'], 'must be draft or sample');

const EntrySchema = v.pipe(
  v.strictObject({
    word: WordSchema,
    article: v.optional(v.picklist(['de', 'd', 's'], 'must be de, d or s')),
    part: v.optional(v.picklist(WORD_CLASSES, `must be one of ${WORD_CLASSES.join(', ')}`)),
    english: v.pipe(PlainSchema, EnglishSchema),
    german: PlainSchema,
    note: v.optional(v.pipe(PlainSchema, EnglishSchema)),
    forms: v.optional(v.array(FormSchema), []),
    state: v.optional(StateSchema),
    checked: v.optional(v.strictObject({ by: PlainSchema, when: DaySchema })),
  }),
  v.check(
    ({ article, part }) => (article === undefined) !== (part === undefined),
    'must have an article (de, d, s) or a part of speech, and not both',
  ),
);

/** `glossary/<letter>.yaml`: entries, and the default of their state. */
const GlossaryFileSchema = v.strictObject({ state: StateSchema, entries: v.array(EntrySchema) });
const NamesFileSchema = v.strictObject({ names: v.array(FormSchema) });

/** A form of two separate words in a line, such as a separable verb. */
export interface Apart {
  readonly words: readonly [first: string, second: string];
  readonly word: string;
}

/** The school's glossary, by the forms that lead to its entries. */
export interface Glossary {
  /** Published entries, by their base form. */
  readonly entries: ReadonlyMap<string, GlossaryEntry>;
  /** Base forms by form; the forms of drafts are in `drafts`. */
  readonly forms: ReadonlyMap<string, string>;
  readonly apart: readonly Apart[];
  readonly names: ReadonlySet<string>;
  /** Forms of drafts, which no learner sees. */
  readonly drafts: ReadonlySet<string>;
}

export const NO_GLOSSARY: Glossary = {
  entries: new Map(),
  forms: new Map(),
  apart: [],
  names: new Set(),
  drafts: new Set(),
};

/**
 * Loads `glossary/*.yaml`. A form leads to one entry, which names all its meanings.
 * Source: docs/lessons.md, Words.
 *
 * @param root the content folder
 * @returns an empty glossary without the folder; problems are collected
 */
export async function loadGlossary(root: string, problems: Problems): Promise<Glossary> {
  const names = await readdir(join(root, FOLDER)).catch((): string[] => []);
  const entries = new Map<string, GlossaryEntry>();
  const forms = new Map<string, string>();
  const fileOf = new Map<string, string>();
  const apart: Apart[] = [];
  const drafts = new Set<string>();

  for (const name of names.filter((each) => each.endsWith('.yaml') && each !== NAMES).sort()) {
    const file = `${FOLDER}/${name}`;
    const read = await readYaml(root, file, GlossaryFileSchema, problems);
    for (const { forms: others, state, checked, ...entry } of read?.entries ?? []) {
      const { word } = entry;
      const isDraft = checked === undefined && (state ?? read?.state) === 'draft';
      if (!isDraft) {
        const isNear = isNearGerman(word, entry.german);
        entries.set(word, {
          ...entry,
          ...(checked && { isChecked: true }),
          ...(isNear && { isNearGerman: true }),
        });
      }
      for (const form of [word, ...others]) {
        const earlier = fileOf.get(form);
        if (earlier !== undefined) {
          problems.add(
            file,
            `"${form}" leads to "${word}" here, and already in ${earlier}; keep one`,
          );
        }
        fileOf.set(form, `${file} to "${word}"`);
        const [first = '', second] = form.split(APART);
        if (isDraft) drafts.add(form);
        else if (second !== undefined) apart.push({ words: [first, second], word });
        else forms.set(form, word);
      }
    }
  }
  const list = names.includes(NAMES)
    ? await readYaml(root, `${FOLDER}/${NAMES}`, NamesFileSchema, problems)
    : null;
  for (const name of list?.names ?? []) {
    if (!forms.has(name)) continue;
    problems.add(`${FOLDER}/${NAMES}`, `"${name}" is a word of the glossary, too; keep one`);
  }
  return { entries, forms, apart, names: new Set(list?.names), drafts };
}
