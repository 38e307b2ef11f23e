import { checkLessonText } from '../texts/lesson-texts';
import { Problems } from '../problems';
import { writeTimes } from './write-times';

const LINES = [
  { start: 1.5, end: 7 },
  { start: 59.9, end: 61.2 },
];

test('new times replace the old ones, and the sentences stay', () => {
  const text = '[0:04 - 0:05]\nGrüezi!\nHello!\n\n\n[0:09]\nAdie!\nGoodbye!\n';
  expect(writeTimes(text, LINES)).toBe(
    '[0:01.5 - 0:07]\nGrüezi!\nHello!\n\n[0:59.9 - 1:01.2]\nAdie!\nGoodbye!\n',
  );
});

test('publishing reads the written times', () => {
  const problems = new Problems();
  const written = writeTimes('Grüezi!\nHello!\n\nAdie!\nGoodbye!', LINES);
  const { times } = checkLessonText(written, 'text.txt', problems);
  problems.throwIfAny();
  expect(times?.map(({ start, end }) => ({ start, end }))).toEqual(
    LINES.map(({ start, end }) => ({ start, end })),
  );
});
