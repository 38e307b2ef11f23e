import type { LessonLine } from 'common';
import type { EarQuestion } from 'shared-contracts';
import { questionsOf, type Asked } from './ear-questions';

const line = (SwissGerman: string, English: string): LessonLine => ({ SwissGerman, English });

/** Ten lines: three have the same meaning, and one is far longer than the others. */
const LINES = [
  line('Grüezi mitenand.', 'Hello everybody.'),
  line('Wo isch de Bahnhof?', 'Where is the station?'),
  line('Grad deet vorne links.', 'Just there on the left.'),
  line('Merci vilmal.', 'Thank you very much.'),
  line('Wänn fahrt s Tram ab?', 'When does the tram leave?'),
  line('Am halbi achti am Aabig.', 'At half past seven at night.'),
  line('Tanke vilmal!', 'Thank you very much!'),
  line('Das isch aber sehr spaat.', 'But that is very late.'),
  line('Äxgüsi, wo isch dänn de Bahnhof?', 'Where is the station?'),
  line(
    'Also, wänn Si grad da bim Brunne dure laufed und dänn rächts, gseend Si s nachher scho.',
    'Well, if you walk past the fountain here and then right, you will see it in a moment.',
  ),
];
const ALL = LINES.map((_, index) => index);

const ask = (change: Partial<Asked> = {}) =>
  questionsOf({
    DocID: 'am-bahnhof',
    lines: LINES,
    recorded: ALL,
    open: null,
    isMini: false,
    ...change,
  });

const choicesIn = (questions: readonly EarQuestion[]) =>
  questions.flatMap((question) =>
    question.kind === 'meaning' || question.kind === 'words' ? [question] : [],
  );
const linesIn = (questions: readonly EarQuestion[]) =>
  questions.flatMap((question) => (question.kind === 'order' ? question.lines : [question.line]));
const kindsOf = (questions: readonly EarQuestion[]) => questions.map(({ kind }) => kind);

/** Enough lessons of these lines for every random choice to occur. */
const MANY = Array.from({ length: 200 }, (_, index) => `lesson-${index}`);

test('a lesson has five questions, a mini lesson two', () => {
  expect(kindsOf(ask())).toEqual(['meaning', 'words', 'meaning', 'order', 'words']);
  expect(kindsOf(ask({ isMini: true }))).toEqual(['meaning', 'words']);
});

test('a lesson always gets the same questions, another lesson gets others', () => {
  expect(ask()).toEqual(ask());
  const others = MANY.map((DocID) => JSON.stringify(ask({ DocID })));
  expect(new Set(others).size).toBeGreaterThan(1);
});

test('choices differ in meaning, none contains another, and one is right', () => {
  const same = [
    [1, 8],
    [3, 6],
  ];
  for (const DocID of MANY) {
    const questions = choicesIn(ask({ DocID }));
    expect(questions).not.toEqual([]);
    for (const { line: right, choices } of questions) {
      expect(new Set(choices).size).toBe(3);
      expect(choices).toContain(right);
      for (const pair of same) {
        expect(pair.every((place) => choices.includes(place))).toBe(false);
      }
    }
  }
});

test('a far longer line is no choice and no question', () => {
  for (const DocID of MANY) {
    for (const { choices } of choicesIn(ask({ DocID }))) expect(choices).not.toContain(9);
  }
});

test('no line has two questions about its meaning', () => {
  for (const DocID of MANY) {
    const asked = choicesIn(ask({ DocID })).map(({ line: place }) => place);
    expect(new Set(asked).size).toBe(asked.length);
  }
});

test('lines to put in order are consecutive, differ, and are shuffled', () => {
  for (const DocID of MANY) {
    const [order] = ask({ DocID }).flatMap((question) =>
      question.kind === 'order' ? [question.lines] : [],
    );
    const sorted = [...(order ?? [])].sort((a, b) => a - b);
    expect(sorted.map((place) => place - (sorted[0] ?? 0))).toEqual([0, 1, 2, 3]);
    expect(order).not.toEqual(sorted);
    // Lines 3 and 6 have the same meaning, so their order would not matter.
    expect([3, 4, 5, 6].every((place) => sorted.includes(place))).toBe(false);
  }
});

test('a line without a recording has no question, but may be a wrong answer', () => {
  const recorded = [0, 1, 2, 4];
  for (const DocID of MANY) {
    expect(recorded).toEqual(expect.arrayContaining(linesIn(ask({ DocID, recorded }))));
  }
  expect(ask({ recorded: [] })).toEqual([]);
});

test('too few lines give fewer questions, and two equal ones none', () => {
  expect(kindsOf(ask({ lines: LINES.slice(0, 3), recorded: [0, 1, 2] }))).not.toContain('order');
  const alike = [LINES[3]!, LINES[6]!, LINES[3]!];
  expect(ask({ lines: alike, recorded: [0, 1, 2] })).toEqual([]);
});

test('a teacher’s question replaces the last one, and its line has no other question', () => {
  const open = { question: 'When?', line: 5, right: 'At night', wrong: ['At noon', 'At seven'] };
  for (const isMini of [false, true]) {
    const questions = ask({ open, isMini });
    const last = questions.at(-1);
    expect(last).toMatchObject({ kind: 'open', line: 5, question: 'When?' });
    if (last?.kind !== 'open') throw new Error('No open question');
    expect([...last.answers].sort()).toEqual(['At night', 'At noon', 'At seven']);
    expect(last.answers[last.right]).toBe('At night');
    expect(choicesIn(questions).map(({ line: place }) => place)).not.toContain(5);
    expect(questions).toHaveLength(isMini ? 2 : 5);
  }
});
