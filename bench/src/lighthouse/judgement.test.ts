import { judgedLine, medianOf, readJudgement } from './judgement';
import { publicPaths } from './public-paths';

const report = {
  categories: { performance: { score: 0.93 } },
  audits: { 'largest-contentful-paint': { numericValue: 2510.4 } },
};

test("reads score and LCP from Lighthouse's report", () => {
  expect(readJudgement(report)).toEqual({ score: 0.93, lcp: 2510.4 });
});

test('says why Lighthouse gave no score', () => {
  const failed = {
    runtimeError: { message: 'The page did not paint' },
    categories: { performance: { score: null } },
    audits: {},
  };
  expect(() => readJudgement(failed)).toThrow(/no score: The page did not paint/);
});

const runs = [
  { score: 0.9, lcp: 3000 },
  { score: 0.95, lcp: 2000 },
  { score: 0.9, lcp: 2500 },
];

test('takes the run in the middle, by score and then by LCP', () => {
  expect(medianOf(runs)).toEqual({ score: 0.9, lcp: 2500 });
});

test('writes a line per page, with the score of each run', () => {
  expect(judgedLine({ path: '/contact', runs })).toBe(
    `${'/contact'.padEnd(32)} 0.90  LCP 2.5 s  (0.90 0.95 0.90)`,
  );
});

describe('the public paths', () => {
  const lesson = (DocID: string, Type: 'lesson' | 'mini_lesson', isFree: boolean) =>
    ({ DocID, Type, isFree }) as never;
  const lessons = [
    lesson('for-members', 'mini_lesson', false),
    lesson('paid', 'lesson', false),
    lesson('free', 'mini_lesson', true),
  ];

  test('are what a visitor may open, with real lessons', () => {
    const paths = publicPaths({ lessons });
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/videos/paid', '/flashcards/paid', '/mini-lessons/free']),
    );
    expect(paths.join()).not.toMatch(/:|my-account|success/);
  });

  test('need a lesson for each parameter', () => {
    expect(() => publicPaths({ lessons: lessons.slice(0, 2) })).toThrow(/mini-lessons/);
  });
});
