import { dialogueTempo, speedOf, syllablesOf } from './dialogue-tempo';

test.each([
  ['Grüezi mitenand!', 5],
  ['Was choscht das?', 3],
  ['Föif Franke füfzg.', 4],
  ['Näi, d Bäiz isch zue.', 4],
  ['', 0],
])('%s has %d syllables', (line, count) => {
  expect(syllablesOf(line)).toBe(count);
});

/** Recordings of ten syllables in so many seconds. */
const lines = (seconds: number, voice: 'machine' | 'person' = 'machine') => ({
  voice,
  lines: [1, 2].map((line) => ({
    line,
    hash: '0',
    seconds: seconds / 2,
    loudness: -16,
    says: 'Grüezi mitenand!',
  })),
});

test('the speed is that of all lines together', () => {
  expect(speedOf(lines(4))).toBe(2.5);
});

test.each([
  [1, 1.14],
  [2, 1.27],
  [3, 1.4],
  [4, 1.54],
  [5, 1.6],
])('of difficulty %d a machine that says 3 syllables a second is %d times as fast', (level, at) => {
  expect(dialogueTempo(lines(10 / 3), level)).toBe(at);
});

test('the tempo is never below 1', () => {
  expect(dialogueTempo(lines(10 / 3.9), 1)).toBe(1);
});

test('a person’s recording keeps its tempo', () => {
  expect(dialogueTempo(lines(5, 'person'), 5)).toBe(1);
});
