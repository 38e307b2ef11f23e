/** A part of the product whose tests must notice every change. */
export interface Area {
  readonly name: string;
  /** Paths of its files from the root; `filesOf` leaves out tests and code for tests. */
  readonly files: RegExp;
  /** Paths of the tests that may judge its files. */
  readonly tests: RegExp;
  /** Its part of a sample, relative to the other areas. */
  readonly share: number;
}

const FUNCTIONS =
  /^firebase\/functions\/src\/(billing|ledger|slots|lessons|media|platform|account\/deletion\/deletion-provider)/;
const ANY = /^/;

/** The areas where a mistake costs most: money, access and a learner's progress. */
export const AREAS: readonly Area[] = [
  {
    name: 'billing',
    files:
      /^firebase\/functions\/src\/((billing|ledger)\/(?!manage\/change-slot)|platform\/(transact|in-turn)|account\/deletion\/deletion-provider)/,
    tests: FUNCTIONS,
    share: 9,
  },
  {
    name: 'slots',
    files: /^firebase\/functions\/src\/(slots\/|billing\/manage\/change-slot)/,
    tests: FUNCTIONS,
    share: 4,
  },
  {
    name: 'access',
    files: /^firebase\/functions\/src\/(lessons|media|platform\/(callable|parse-stored))/,
    tests: FUNCTIONS,
    share: 4,
  },
  { name: 'rules', files: /^firebase\/firestore[.]rules$/, tests: ANY, share: 5 },
  {
    name: 'session',
    files: /^shell\/src\/platform\/session\//,
    tests: /^shell\/(?!.*[.]emulator[.])/,
    share: 2.5,
  },
  {
    name: 'registry',
    files: /^(shell\/src\/registry\/|shared-contracts\/src\/remotes\/)/,
    tests: /^(shell\/src\/(registry|host|app)|shared-contracts|common)\//,
    share: 2.5,
  },
  {
    name: 'saving',
    files:
      /^(mf-lessons\/src\/(saving|progress)\/|mf-lessons\/src\/flashcards\/deck\/stored|kit\/src\/bundled\/post\/)/,
    tests: /^(mf-(lessons|live)|kit)\//,
    share: 3,
  },
];

const FOR_TESTS = /(^|\/)testing(\/|[.])|[.]test[.]|[.]function[.]ts$/;

/** Files of an area. No test runs `*.function.ts`, which only registers a callable. */
export const filesOf = ({ files }: Area, tracked: readonly string[]): string[] =>
  tracked.filter(
    (file) => files.test(file) && /[.](ts|tsx|rules)$/.test(file) && !FOR_TESTS.test(file),
  );
