import type { LearnerState } from 'shared-contracts';
import { lessonSumOf, sumsOf, understoodText, doneText, withLine, withSpan } from './learner-sums';

/** Pseudo-random numbers from 0 to below 1; the same for each seed. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const LESSONS = ['tram', 'znueni', 'badi'];
const WORDS = ['ja', 'ich', 'bi', 'hoi', 'gaat', 'morn', 'chunt'];
const SECONDS = 60;

/** A random history: its stored record, and the same sums counted one by one. */
function history(seed: number, plays: number) {
  const random = randomly(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const seen = new Map(LESSONS.map((id) => [id, new Set<number>()]));
  const lines = new Map<string, { words: readonly string[]; seconds: number }>();
  const played: Record<string, string> = {};
  const understood: Record<string, string> = {};
  for (let play = 0; play < plays; play += 1) {
    const id = pick(LESSONS);
    const from = Math.floor(random() * SECONDS);
    const to = Math.min(SECONDS, from + Math.floor(random() * 8));
    played[id] = withSpan(played[id] ?? '', { from, to });
    for (let second = from; second < to; second += 1) seen.get(id)?.add(second);
    const line = { words: [pick(WORDS), pick(WORDS)], seconds: 1 + Math.floor(random() * 3) };
    const key = `${id} ${line.words.join(' ')}`;
    const known = lines.get(key);
    const isRight = random() < 0.6;
    understood[id] = withLine(understood[id] ?? '', known ?? line, isRight);
    if (isRight) lines.set(key, known ?? line);
    else lines.delete(key);
  }
  return { record: { played, understood }, seen, lines };
}

test.each(Array.from({ length: 40 }, (_, seed) => [seed, seed < 2 ? 10_000 : 3 + seed * 7]))(
  'the sums of random history %d, of %d plays, are what was done',
  (seed, plays) => {
    const { record, seen, lines } = history(seed, plays);
    const sums = sumsOf(record);
    const seconds = [...seen.values()].reduce((sum, { size }) => sum + size, 0);
    expect(sums.played).toBeCloseTo(seconds);
    for (const id of LESSONS) {
      const { share } = lessonSumOf(record, { DocID: id, Duration: SECONDS });
      expect(share).toBeCloseTo((seen.get(id)?.size ?? 0) / SECONDS);
    }
    const all = [...lines.values()];
    expect(sums.understood.words).toBe(new Set(all.flatMap(({ words }) => words)).size);
    expect(sums.understood.seconds).toBe(all.reduce((sum, one) => sum + one.seconds, 0));
    for (const text of Object.values(record.played)) {
      expect(text.split(' ').length).toBeLessThanOrEqual(32);
    }
  },
);

const RECORD: LearnerState = {
  resumeAt: { tram: 30 },
  finished: { znueni: '2026-11-19' },
  days: {
    '2026-11-20': { seconds: 50, cards: 1 },
    '2026-11-18': { seconds: 61, cards: 0 },
    '2026-11-19': { seconds: 0, cards: 0 },
  },
  updatedAt: '2026-11-20T19:00:00.000Z',
};

test('an old record keeps its finished lessons and has no understood lines', () => {
  expect(sumsOf(RECORD)).toEqual({
    days: ['2026-11-18', '2026-11-20'],
    practised: 121,
    played: 0,
    finished: 1,
    understood: { words: 0, seconds: 0 },
  });
  expect(lessonSumOf(RECORD, { DocID: 'tram', Duration: 60 })).toEqual({
    isFinished: false,
    share: 0.5,
  });
  expect(lessonSumOf(RECORD, { DocID: 'znueni' })).toEqual({ isFinished: true, share: 0 });
});

test('played seconds count instead of the position', () => {
  const played = { tram: '0-60 500-600' };
  expect(lessonSumOf({ ...RECORD, played }, { DocID: 'tram', Duration: 64 }).share).toBe(0.25);
});

test('counts only the days of a week', () => {
  expect(sumsOf(RECORD, ['2026-11-20', '2026-11-21'])).toMatchObject({
    days: ['2026-11-20'],
    practised: 60,
  });
});

test('a line counts once, and its words once over all lessons', () => {
  const line = { words: ['ja', 'ich'], seconds: 2.5 };
  const once = withLine('', line, true);
  expect(withLine(once, line, true)).toBe(once);
  const understood = { tram: withLine(once, { words: ['ja'], seconds: 1 }, true), badi: once };
  expect(sumsOf({ understood }).understood).toEqual({ words: 2, seconds: 6 });
  expect(withLine(once, line, false)).toBe('');
  expect(withLine('', { words: [], seconds: 3 }, true)).toBe('');
});

test('a lesson without room keeps the lines that it has', () => {
  const full = withLine('', { words: ['x'.repeat(7990)], seconds: 1 }, true);
  expect(withLine(full, { words: ['y'.repeat(20)], seconds: 1 }, true)).toBe(full);
});

test.each<[number, number, string]>([
  [0, 0, '0 words and 0 minutes understood so far'],
  [1, 12, '1 word and under 1 minute understood so far'],
  [1234, 125, '1,234 words and 2 minutes understood so far'],
])('%d words of %d seconds in words', (words, seconds, text) => {
  expect(understoodText({ words, seconds })).toBe(text);
});

test('the sums in words', () => {
  const sums = { days: ['2026-11-20'], practised: 59, finished: 1 };
  expect(doneText(sums)).toBe('In all: 1 day and under 1 minute, 1 lesson finished');
  expect(doneText({ ...sums, practised: 60, finished: 0 })).toBe('In all: 1 day and 1 minute');
});
