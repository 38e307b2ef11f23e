import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problems, type ContentError } from '../problems';
import { temporaryFolder } from '../testing/content-folder';
import { loadOpenQuestion } from './questions-file';

const root = temporaryFolder();
const FILE = 'lessons/tram/questions.yaml';
mkdirSync(join(root, 'lessons/tram'), { recursive: true });

const RIGHT = '  - right: By tram\n';
const WRONG = '  - wrong: By bus\n  - wrong: On foot\n';
const file = (
  answers: string,
  { line = '2', question = "How does she get to Uster, d'you think?" } = {},
) => `question: "${question}"\nline: ${line}\nanswers:\n${answers}`;

/** Three lines, of which the last has no recording. */
const SPOKEN = { lines: 3, recorded: [1, 2] };

async function load(text: string) {
  writeFileSync(join(root, FILE), text);
  const problems = new Problems();
  const open = await loadOpenQuestion(root, 'lessons/tram', SPOKEN, problems);
  let told: readonly string[] = [];
  try {
    problems.throwIfAny();
  } catch (error) {
    told = (error as ContentError).problems;
  }
  return { open, told };
}

test('a question names its line and has one right answer of three', async () => {
  await expect(load(file(RIGHT + WRONG))).resolves.toEqual({
    open: {
      question: 'How does she get to Uster, d’you think?',
      line: 1,
      right: 'By tram',
      wrong: ['By bus', 'On foot'],
    },
    told: [],
  });
});

test('a lesson without the file has no question, and that is no mistake', async () => {
  const problems = new Problems();
  await expect(loadOpenQuestion(root, 'lessons/bus', SPOKEN, problems)).resolves.toBeNull();
  expect(() => problems.throwIfAny()).not.toThrow();
});

test.each([
  [
    'two right answers',
    file(RIGHT + WRONG.replace('wrong', 'right')),
    'answers: must be one right answer and two wrong ones',
  ],
  [
    'no right answer',
    file(RIGHT.replace('right', 'wrong') + WRONG),
    'answers: must be one right answer and two wrong ones',
  ],
  [
    'a wrong answer that says what the right one says',
    file(RIGHT + WRONG.replace('By bus', 'by tram!')),
    'answers: must be three different answers',
  ],
  ['two answers', file(RIGHT + '  - wrong: By bus\n'), 'answers: must be three answers'],
  [
    'an answer that is neither',
    file(RIGHT + WRONG.replace('wrong', 'false')),
    'answers 2: must be "right: …" or "wrong: …"',
  ],
  [
    'a line that is not there',
    file(RIGHT + WRONG, { line: '4' }),
    'line: there is no line 4; text.txt has 3',
  ],
  ['line 0', file(RIGHT + WRONG, { line: '0' }), 'line: must be the number of a line, from 1'],
  [
    'a line that nobody can hear',
    file(RIGHT + WRONG, { line: '3' }),
    'line: line 3 has no recording; name one that has',
  ],
  [
    'no question',
    file(RIGHT + WRONG, { question: 'By tram.' }),
    'question: must end with a question mark',
  ],
  ['another field', `${file(RIGHT + WRONG)}hint: rails\n`, 'hint: is not known; leave it out'],
])('%s is refused, with the file and the field', async (_, text, advice) => {
  await expect(load(text)).resolves.toEqual({ open: null, told: [`${FILE}: ${advice}`] });
});
