import type { AnyCard } from '../deck/card-key';
import { gapsOf } from './gaps';

const card = (SwissGerman: string, said: string, more: Partial<AnyCard> = {}): AnyCard => ({
  SwissGerman,
  English: 'x',
  line: { SwissGerman: said, English: 'x', at: 0 },
  ...more,
});
/** The line with its gaps in brackets. */
const marked = (one: AnyCard) =>
  gapsOf(one)
    ?.map(({ text, isGap }) => (isGap ? `[${text}]` : text))
    .join('');

test.each([
  ['a word', 'Znüni', 'Häsch en Znüni?', 'Häsch en [Znüni]?'],
  ['a word in another size of letters', 'müed', 'Müed bin i.', '[Müed] bin i.'],
  ['a phrase', 'fröit mi', 'Fröit mi, Frau Keller.', '[Fröit mi], Frau Keller.'],
  ['a phrase with a comma in it', 'ja gern', 'Ja, gern!  Merci.', '[Ja, gern]!  Merci.'],
  ['a noun with its article', 'de Znüni', 'De Znüni isch parat.', '[De Znüni] isch parat.'],
  ['a noun with another article', 'de Znüni', 'Häsch en Znüni?', 'Häsch en [Znüni]?'],
  ['the whole word alone', 'Tee', 'Teekane und Tee.', 'Teekane und [Tee].'],
])('leaves out %s', (_, word, line, expected) => {
  expect(marked(card(word, line))).toBe(expected);
});

test('leaves out each part of an own word, in the form that the line says', () => {
  const said = [
    [4, 9],
    [19, 22],
  ] as const;
  const one = card('uufstaa', 'Si, staat hüt früe uuf.', { said });
  expect(marked(one)).toBe('Si, [staat] hüt früe [uuf].');
});

test.each([
  ['has no line', { SwissGerman: 'Znüni', English: 'x' }],
  ['is not said in its line', card('Znüni', 'Häsch Hunger?')],
  ['is a part of a word there', card('Tag', 'Guete Namittag!')],
  ['is all that its line says', card('Grüezi mitenand', 'Grüezi mitenand!')],
  ['has no letters', card('…', 'Häsch en Znüni …?')],
])('there is no gap where a card %s', (_, one) => {
  expect(gapsOf(one)).toBeUndefined();
});
