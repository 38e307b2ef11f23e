import type { ChatMessage } from 'shared-contracts';
import { phrasesOf } from './phrases';

const message = (Message: string, isTeacher = true): ChatMessage => ({
  ...{ ID: 'm', Message, UID: 'u', Username: 'Tina', TimeStamp: '2026-11-23T19:00:00.000Z' },
  ...(isTeacher && { ByTeacher: true }),
});

test('takes the phrases of a teacher, each once, the last wording', () => {
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
