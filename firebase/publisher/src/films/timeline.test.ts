import { explainedTimeline, timelineOf } from './timeline';

const DIALOGUE = [1.42, 2.86, 3.65, 3.55, 2.55, 2.89, 3.52, 2.45, 2.9, 2.86];
/** Durations that give two minutes with one round of practice. */
const LONG = [...DIALOGUE, 4, 4];

test('a talk plays each line once, with a pause after it', () => {
  const { seconds, lines, sounds, chapters, later } = timelineOf([1.42, 14], 'talk');
  expect(lines).toEqual([
    { start: 1.5, end: 3.3 },
    { start: 4, end: 18.3 },
  ]);
  expect(sounds).toEqual([
    { line: 1, at: 1.5, tempo: 1 },
    { line: 2, at: 4, tempo: 1 },
  ]);
  expect(seconds).toBe(21);
  expect([chapters, later]).toEqual([[], []]);
});

test('a talk under 20 seconds has longer pauses, up to their limit', () => {
  const { seconds, lines } = timelineOf([0.89, 1.34, 2.36, 1.1, 1.01, 1.79], 'talk');
  expect(seconds).toBe(20);
  const breaths = lines.slice(1).map(({ start }, index) => start - (lines[index]?.end ?? 0));
  for (const breath of breaths) expect(breath).toBeCloseTo(1.1, 6);
  expect(timelineOf([1.42, 2.86], 'talk').lines[1]?.start).toBe(4.8);
});

test('a lesson plays its lines in the dialogue, twice in practice, and once at the end', () => {
  const { sounds, chapters } = timelineOf(LONG, 'parts');
  const [dialogue, practice, faster] = chapters;
  expect(chapters.map(({ part }) => part)).toEqual(['dialogue', 'practice', 'faster']);
  expect(dialogue?.at).toBe(0);
  const said = (from = 0, to = Infinity) =>
    sounds.filter(({ at }) => at >= from && at < to).map(({ line }) => line);
  const lines = LONG.map((_, index) => index + 1);
  expect(said(0, practice?.at)).toEqual(lines);
  expect(said(practice?.at, faster?.at)).toEqual(lines.flatMap((line) => [line, line]));
  expect(said(faster?.at)).toEqual(lines);
});

test('the dialogue has the given tempo, the end 1.15 times that, and practice the recorded one', () => {
  const { sounds, chapters } = timelineOf(LONG, 'parts', 1.2);
  const [, practice, faster] = chapters.map(({ at }) => at);
  const tempos = (from = 0, to = Infinity) => [
    ...new Set(sounds.filter(({ at }) => at >= from && at < to).map(({ tempo }) => tempo)),
  ];
  expect(tempos(0, practice)).toEqual([1.2]);
  expect(tempos(practice, faster)).toEqual([1]);
  expect(tempos(faster)[0]).toBeCloseTo(1.38, 6);
});

test.each([
  ['talk', 1],
  ['parts', 1],
  ['parts', 1.4],
] as const)('%s at %d: nothing is said before the line before it is over', (pace, tempo) => {
  const { seconds, sounds, lines } = timelineOf(DIALOGUE, pace, tempo);
  sounds.forEach(({ line, at, tempo: faster }, index) => {
    const over = at + (DIALOGUE[line - 1] ?? Number.NaN) / faster;
    expect(over).toBeLessThan(sounds[index + 1]?.at ?? seconds - 1);
  });
  lines.forEach(({ start, end }, index) => {
    expect(end - start).toBeGreaterThanOrEqual((DIALOGUE[index] ?? Number.NaN) / tempo);
    expect(end).toBeLessThan(lines[index + 1]?.start ?? seconds);
  });
  expect(lines[0]?.start).toBeGreaterThan(0.5);
  expect(Number.isInteger(seconds)).toBe(true);
});

test('in practice the pause is longer than the line, and shows only the translation', () => {
  const { later, chapters } = timelineOf([2, 3], 'parts');
  const practised = later.filter(({ start }) => start < (chapters[2]?.at ?? 0));
  expect(practised.slice(0, 3).map(({ line, in: language }) => [line, language])).toEqual([
    [1, 'gsw'],
    [1, 'en'],
    [1, 'gsw'],
  ]);
  const [heard, meaning, again] = practised;
  expect(heard && heard.end - heard.start).toBeGreaterThanOrEqual(2);
  expect(meaning?.start).toBe(heard?.end);
  expect(meaning && meaning.end - meaning.start).toBeGreaterThan(2);
  expect(again?.start).toBe(meaning?.end);
});

test('the dialogue at the end has captions in dialect only', () => {
  const { later, chapters } = timelineOf(LONG, 'parts');
  const last = later.filter(({ start }) => start >= (chapters[2]?.at ?? Number.NaN));
  expect(last.map(({ line, in: language }) => [line, language])).toEqual(
    LONG.map((_, index) => [index + 1, 'gsw']),
  );
});

test.each([[DIALOGUE], [LONG], [DIALOGUE.slice(0, 3)], [[0.4]]])(
  'a lesson plays two to five minutes: %j',
  (recordings) => {
    const { seconds } = timelineOf(recordings, 'parts');
    expect(seconds).toBeGreaterThanOrEqual(120);
    expect(seconds).toBeLessThanOrEqual(300);
  },
);

test('practice is repeated only if the film is shorter than two minutes', () => {
  const rounds = (recordings: readonly number[]) =>
    timelineOf(recordings, 'parts').sounds.filter(({ line }) => line === 1).length / 2 - 1;
  expect(rounds(LONG)).toBe(1);
  expect(rounds(DIALOGUE.slice(0, 5))).toBe(2);
});

test('captions do not overlap', () => {
  const { later, lines } = timelineOf(DIALOGUE.slice(0, 3), 'parts');
  const all = [...lines, ...later];
  all.forEach(({ start, end }, index) => {
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(all[index + 1]?.start ?? Infinity);
  });
});

test('times are tenths of a second, as text.txt writes them', () => {
  const { lines, later, chapters } = timelineOf(DIALOGUE, 'parts', 1.37);
  const times = [...lines, ...later].flatMap(({ start, end }) => [start, end]);
  for (const time of [...times, ...chapters.map(({ at }) => at)]) {
    expect(time).toBe(Number(time.toFixed(1)));
  }
});

describe('a recording of a live lesson', () => {
  const explanations = [
    { seconds: 7, says: 'Rüere is to stir.' },
    { seconds: 9, says: 'Imer is always.' },
  ];
  const timeline = explainedTimeline([2, 3], explanations, ['Rüere.', 'Imer rüere!']);

  test('plays each line, explains it, and plays it twice more', () => {
    expect(timeline.sounds.map(({ line, isExplanation = false }) => [line, isExplanation])).toEqual(
      [...[1, 2].flatMap((line) => [false, true, false, false].map((about) => [line, about]))],
    );
    const lengths = [2, 7, 2, 2, 3, 9, 3, 3];
    timeline.sounds.forEach(({ at }, index) => {
      const next = timeline.sounds[index + 1]?.at ?? timeline.seconds - 1;
      expect(at + (lengths[index] ?? Number.NaN)).toBeLessThan(next);
    });
  });

  test('has a chapter per line, which begins before its sound', () => {
    expect(timeline.chapters.map(({ title }) => title)).toEqual(['Rüere.', 'Imer rüere!']);
    expect(timeline.chapters[0]?.at).toBe(0);
    const [, second] = timeline.lines;
    expect(second && second.start - (timeline.chapters[1]?.at ?? 0)).toBeGreaterThan(0.5);
  });

  test('shows the explanation with its sound, and the translation in the pause', () => {
    const ofFirst = timeline.later.filter(({ line }) => line === 1);
    expect(ofFirst.map(({ in: language, says }) => [language, says])).toEqual([
      ['en', 'Rüere is to stir.'],
      ['gsw', undefined],
      ['en', undefined],
      ['gsw', undefined],
    ]);
    const [about] = ofFirst;
    expect(about && about.end - about.start).toBeGreaterThan(7);
  });
});
