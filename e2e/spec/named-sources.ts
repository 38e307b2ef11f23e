import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SPEC_ROWS } from './rows/index';

const ROOT = join(__dirname, '../..');
const TEXT = /\.(tsx?|mjs|js|css|md|rules|html)$/;
/** Folders of builds, dependencies, reports and the school's content. */
const SKIPPED =
  /(^|\/)(node_modules|dist|lib|reports|screenshots)$|^firebase\/(content|hosting)$|(^|\/)\./;

/** A source of a rule that a comment or a page names. */
export interface NamedSource {
  readonly kind: 'row' | 'decision' | 'page' | 'part of a page';
  /** `CONST-offer-id`, `43`, `docs/live.md`, `docs/product.md, Roles` */
  readonly name: string;
  /** Path of the file that names it, from the root of the repository. */
  readonly file: string;
}

const PREFIXES = [...new Set(SPEC_ROWS.map(({ id }) => id.slice(0, id.indexOf('-'))))];
const ROW = new RegExp(`(?<![\\w-])(?:${PREFIXES.join('|')})-[a-z0-9][\\w-]*`, 'gi');
const DECISION = /\bdecisions?(?: |\/0*)(\d+)(?!\d)/gi;
const PAGE = /\bdocs\/[\w/-]+\.md\b/g;
const PART = /\b(docs\/[\w/-]+\.md), ([A-Z][\w ]*?)(?=[.,;:)]|$| \*\/)/gm;

/** Joins the lines of a text, because a comment or a paragraph may break a name. */
const asOneLine = (text: string) => text.replace(/\n\s*(?:\*(?!\/)|\/\/|#)? ?/g, ' ');

/**
 * Finds the sources that a text names.
 *
 * @param file path of the text
 */
export function sourcesIn(text: string, file: string): NamedSource[] {
  const line = asOneLine(text);
  const matchesOf = (
    kind: NamedSource['kind'],
    pattern: RegExp,
    group: (m: RegExpMatchArray) => string,
  ) => [...line.matchAll(pattern)].map((match) => ({ kind, name: group(match), file }));
  return [
    // In another case these are words, as `live-lessons` or `http-only`.
    ...matchesOf('row', ROW, ([id]) => id).filter(({ name }) => /^[A-Z]+-/.test(name)),
    ...matchesOf('decision', DECISION, ([, number]) => number ?? ''),
    ...matchesOf('page', PAGE, ([page]) => page),
    ...matchesOf('part of a page', PART, ([, page, part]) => `${page}, ${part}`),
  ];
}

const ITEM = [
  `(?:${PREFIXES.join('|')})-[\\w-]+(?: to (?:${PREFIXES.join('|')})-[\\w-]+)?`,
  'decision \\d+',
  'docs/(?!decisions/)[\\w/-]+\\.md(?:, [A-Z][\\w ]*)?',
  'https?://\\S+?',
  // A standard or a foreign manual, by name.
  '(?:RFC|WCAG|Zoom|Anki)\\b.*',
].join('|');
const ONE_FORM = new RegExp(`^Source: (?:${ITEM})(?:, (?:${ITEM}))*\\.$`);
/** Matches only what looks like a source, because some code has a field `Source`. */
const SOURCE = /\bSource: (?:rows? |decisions? |docs\/|https?:|[A-Z"`]).*?\.(?= |$|\n)/gm;
const BARE_DECISION = /(?<=[.*/] )Decisions? \d+\./g;

/**
 * Finds sources in a wrong form. The right form is a list of rows, decisions and pages with their
 * headings; `named-sources.test.ts` has examples.
 */
export function malformedSources(text: string): string[] {
  const line = asOneLine(text);
  const sources = [...line.matchAll(SOURCE)].map(([source]) => source);
  return [
    ...sources.filter((source) => !ONE_FORM.test(source)),
    ...[...line.matchAll(BARE_DECISION)].map(([source]) => source),
  ];
}

/** Reads every text file of ours, with its path from the root of the repository. */
export const ourTexts = (folder = ROOT): { file: string; text: string }[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const file = relative(ROOT, path).replaceAll('\\', '/');
    if (SKIPPED.test(file)) return [];
    if (entry.isDirectory()) return ourTexts(path);
    return TEXT.test(file) ? [{ file, text: readFileSync(path, 'utf8') }] : [];
  });
