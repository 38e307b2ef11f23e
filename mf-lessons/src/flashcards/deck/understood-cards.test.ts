import type { CardSchedule } from 'shared-contracts';
import { withKeys } from './card-key';
import { NEVER_ANSWERED } from './due';
import { createUnderstoodCards } from './understood-cards';

const LINE = { SwissGerman: 'Ja, ich bi müed!', English: '', at: 3, seconds: 2.5 };
const [yes, tired, lone] = withKeys([
  { SwissGerman: 'ja', English: 'yes', line: LINE },
  { SwissGerman: 'müed', English: 'tired', line: LINE },
  { SwissGerman: 'adie', English: 'goodbye' },
]) as [Card, Card, Card];
type Card = ReturnType<typeof withKeys>[number];

const inState = (state: number): CardSchedule => ({ ...NEVER_ANSWERED, state });
const [LEARNING, REVIEW, RELEARNING] = [inState(1), inState(2), inState(3)];
/** The line as recorded, with folded spellings. */
const RECORDED = { words: ['ja', 'ich', 'bi', 'mud'], seconds: 2.5 };

function open() {
  const understood = jest.fn();
  const cards = [yes, tired, lone].map((card) => ({ videoID: 'huus', card }));
  return { understood, cards: createUnderstoodCards(cards, { understood }) };
}

test('a right answer opens the line of its card', () => {
  const { understood, cards } = open();
  cards.answeredRight(yes.key);
  expect(understood.mock.calls).toEqual([['huus', RECORDED, true]]);
  cards.answeredRight(lone.key);
  expect(understood).toHaveBeenCalledTimes(1);
});

test('an own word opens no line, whose other words it does not ask', () => {
  const understood = jest.fn();
  const [own] = withKeys([{ SwissGerman: 'müed', English: 'tired', isOwn: true, line: LINE }]);
  const cards = createUnderstoodCards([{ videoID: 'huus', card: own as Card }], { understood });
  cards.begin({ [own?.key ?? '']: REVIEW });
  cards.answeredRight(own?.key ?? '');
  expect(understood).not.toHaveBeenCalled();
});

test.each([
  ['known, due later', REVIEW, 1],
  ['known once, and forgotten since', RELEARNING, 1],
  ['not known yet', LEARNING, 0],
  ['whose answer was taken back', NEVER_ANSWERED, 0],
])('at first, cards of earlier count: one that is %s', (_, schedule, times) => {
  const { understood, cards } = open();
  cards.begin({ [tired.key]: schedule });
  expect(understood).toHaveBeenCalledTimes(times);
});

test('an answer that is taken back closes the line, unless another card of it was right', () => {
  const { understood, cards } = open();
  cards.takenBack(yes.key, { [yes.key]: NEVER_ANSWERED, [tired.key]: REVIEW });
  cards.takenBack(yes.key, { [yes.key]: REVIEW });
  expect(understood).not.toHaveBeenCalled();
  cards.takenBack(yes.key, { [yes.key]: NEVER_ANSWERED, [tired.key]: LEARNING });
  expect(understood.mock.calls).toEqual([['huus', RECORDED, false]]);
});
