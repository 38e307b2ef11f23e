import * as v from 'valibot';
import type { Problems } from '../problems';
import { meaningOf, type OpenQuestion } from '../texts/ear-questions';
import { readYamlIfAny } from '../texts/read-yaml';
import { EnglishSchema } from '../texts/text-schemas';

const ANSWER = 'must be "right: …" or "wrong: …"';
const RightSchema = v.strictObject({ right: EnglishSchema });
const WrongSchema = v.strictObject({ wrong: EnglishSchema });

type Answer = v.InferOutput<typeof RightSchema | typeof WrongSchema>;
const isRight = (answer: Answer) => 'right' in answer;
const textOf = (answer: Answer): string => ('right' in answer ? answer.right : answer.wrong);

/** `lessons/<DocID>/questions.yaml`: one question about a line that the learner hears. */
const QuestionsFileSchema = v.strictObject({
  question: v.pipe(EnglishSchema, v.endsWith('?', 'must end with a question mark')),
  /** From 1. */
  line: v.pipe(
    v.number('must be the number of a line'),
    v.integer('must be the number of a line'),
    v.minValue(1, 'must be the number of a line, from 1'),
  ),
  answers: v.pipe(
    v.array(v.union([RightSchema, WrongSchema], ANSWER)),
    v.length(3, 'must be three answers'),
    v.check(
      (answers) => answers.filter(isRight).length === 1,
      'must be one right answer and two wrong ones',
    ),
    v.check(
      (answers) => new Set(answers.map((answer) => meaningOf(textOf(answer)))).size === 3,
      'must be three different answers',
    ),
  ),
});

/** The lines of the lesson that a question may name. */
interface LessonLines {
  /** Number of lines. */
  readonly lines: number;
  /** The recorded lines, from 1. */
  readonly recorded: readonly number[];
}

/**
 * Loads a teacher's question about a lesson. Its line must have a recording for the learner to
 * hear.
 *
 * @param root the content folder
 * @param path of the lesson in it, `lessons/am-bahnhof`
 * @returns null: no question, or a wrong one; problems are collected
 */
export async function loadOpenQuestion(
  root: string,
  path: string,
  { lines, recorded }: LessonLines,
  problems: Problems,
): Promise<OpenQuestion | null> {
  const file = `${path}/questions.yaml`;
  const written = await readYamlIfAny(root, file, QuestionsFileSchema, problems);
  if (written === null) return null;
  const { question, line, answers } = written;
  if (line > lines) {
    problems.add(file, `line: there is no line ${line}; text.txt has ${lines}`);
    return null;
  }
  if (!recorded.includes(line)) {
    problems.add(file, `line: line ${line} has no recording; name one that has`);
    return null;
  }
  const right = answers.filter(isRight).map(textOf)[0] ?? '';
  return { question, line: line - 1, right, wrong: answers.map(textOf).filter((a) => a !== right) };
}
