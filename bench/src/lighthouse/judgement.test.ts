import { judgedLine, medianOf, readJudgement } from './judgement';
import { publicPaths } from './public-paths';

const report = {
  categories: { performance: { score: 0.93 } },
  audits: {
    'largest-contentful-paint': { numericValue: 2510.4 },
    'total-blocking-time': { numericValue: 61.5 },
  },
};

test("reads score, LCP and blocking time from Lighthouse's report", () => {
  expect(readJudgement(report)).toEqual({ score: 0.93, lcp: 2510.4, blocked: 61.5 });
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
  { score: 0.9, lcp: 3000, blocked: 0 },
  { score: 0.95, lcp: 2000, blocked: 0 },
  { score: 0.9, lcp: 2500, blocked: 80.4 },
];

test('takes the run in the middle, by score and then by LCP', () => {
  expect(medianOf(runs)).toEqual({ score: 0.9, lcp: 2500, blocked: 80.4 });
});

describe('a line per page', () => {
  const worse = [{ score: 0.89, lcp: 3100, blocked: 0 }];
  const cell = '0.90  LCP 2.5 s  blocked 80 ms  (0.90 0.95 0.90)';
  const other = '0.89  LCP 3.1 s  blocked 0 ms  (0.89)';

  test('shows the product beside M2', () => {
    expect(judgedLine({ path: '/contact', product: runs, m2: worse })).toBe(
      `${'/contact'.padEnd(32)} ${cell}  M2 ${other}`,
    );
  });

  test('says where M2 is better', () => {
    expect(judgedLine({ path: '/contact', product: worse, m2: runs })).toBe(
      `${'/contact'.padEnd(32)} ${other}  M2 ${cell}  below`,
    );
  });
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
