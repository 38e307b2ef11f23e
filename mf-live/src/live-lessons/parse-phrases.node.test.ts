import type { ChatMessage } from 'shared-contracts';
import { phrasesOf } from './parse-phrases';

const message = (Message: string, isTeacher = true): ChatMessage => ({
  ID: 'm',
  Message,
  UID: 'u',
  Username: 'Tina',
  TimeStamp: '2026-11-23T19:00:00.000Z',
  ...(isTeacher && { ByTeacher: true }),
});

test.each([
  'https://www.youtube.com/watch?v=x',
  'Lueg = https://example.org/a',
  '3+4=7',
  '3 + 4 = 7',
  '3 = drüü',
  'Äxgüsi => excuse me',
  'Äxgüsi = > excuse me',
  'de Zug=the train',
  'de Zug =',
  'a == b',
])('“%s” is no phrase', (line) => {
  expect(phrasesOf([message(line)])).toEqual([]);
});

test.each([
  ['- s Müesli = muesli', 's Müesli', 'muesli'],
  ['• de Zug = the train', 'de Zug', 'the train'],
  ['2. de Zug = the train', 'de Zug', 'the train'],
  ['“de Zug” = “the train”', 'de Zug', 'the train'],
  ['„de Zug = the train“', 'de Zug', 'the train'],
  ['"Hoi" = "Hi"', 'Hoi', 'Hi'],
  ["'s Müesli = muesli", "'s Müesli", 'muesli'],
  ['am 3i = at 3 o’clock', 'am 3i', 'at 3 o’clock'],
  ['d Poscht – uf em Platz = the post office', 'd Poscht – uf em Platz', 'the post office'],
])('“%s” is a phrase without its bullet and quotes', (line, SwissGerman, English) => {
  expect(phrasesOf([message(line)])).toEqual([{ SwissGerman, English }]);
});

test('returns each phrase of a teacher once, with its last translation', () => {
  const phrases = phrasesOf([
    message('Grüezi mitenand!'),
    message(' de Zug =  the train \nuf em Perron = on the platform'),
    message('merci = thanks', false),
    message('1 = 2 = 3'),
    message('de Zug = train'),
  ]);
  expect(phrases).toEqual([
    { SwissGerman: 'de Zug', English: 'train' },
    { SwissGerman: 'uf em Perron', English: 'on the platform' },
  ]);
});
