/** One test of the last run, of Jest or Playwright. */
export interface TestResult {
  /** From the root of the repository, with forward slashes. */
  readonly file: string;
  /** Titles of its groups and its own. */
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
}

const ID = /\[([A-Z]+(?:-[A-Za-z0-9]+)+)\]/g;

/** Ids in square brackets in a test's title. */
export const idsIn = (title: string): string[] => [...title.matchAll(ID)].map(([, id]) => id ?? '');

/** The title without its ids, as a reader wants it. */
export const withoutIds = (title: string): string =>
  title.replace(ID, '').replace(/\s+/g, ' ').trim();
