import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { phrases } from './phrases';

const LESSONS = resolve(__dirname, '../../../firebase/content/lessons');

/** Reads a line of the teacher's text: times, dialect, then English. */
async function lineOf(lesson: string, line: number) {
  const text = await readFile(resolve(LESSONS, lesson, 'text.txt'), 'utf8');
  const [, SwissGerman, English = ''] = text.trim().split('\n\n')[line - 1]?.split('\n') ?? [];
  return { SwissGerman, English };
}

const soundOf = (lesson: string, line: number) =>
  readFile(resolve(LESSONS, lesson, 'lines', `${String(line).padStart(2, '0')}.m4a`));

// Home repeats these lines, so an edit of a lesson's text must fail here.
test.each(phrases.list)('home says line $line of $lesson as the lesson does', async (phrase) => {
  const { SwissGerman, English } = await lineOf(phrase.lesson, phrase.line);
  expect(phrase.SwissGerman).toBe(SwissGerman);
  if ('asked' in phrase) {
    expect(English.endsWith(phrase.right)).toBe(true);
    expect(phrase.answers).toContain(phrase.right);
  } else {
    expect(phrase.English).toBe(English);
  }
  expect((await soundOf(phrase.lesson, phrase.line)).length).toBeGreaterThan(0);
});
