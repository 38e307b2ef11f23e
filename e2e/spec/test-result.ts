import type { ReportedTest } from 'tooling/read-report';

export type TestResult = Pick<ReportedTest, 'file' | 'title' | 'status'>;

const ID = /\[([A-Z]+(?:-[A-Za-z0-9]+)+)\]/g;

/** Ids in square brackets in a test's title. */
export const idsIn = (title: string): string[] => [...title.matchAll(ID)].map(([, id]) => id ?? '');

/** The title without its ids, as a reader wants it. */
export const withoutIds = (title: string): string =>
  title.replace(ID, '').replace(/\s+/g, ' ').trim();
