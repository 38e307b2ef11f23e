import { reportOf } from './report';

const message = (id: string, sentAt: number) => ({ id, sentAt, storedAt: sentAt + 30 });

test('counts stored and missed messages, and the median times', () => {
  const report = reportOf({
    seconds: 2,
    written: [message('a', 1000), message('b', 1050), message('c', 1100)],
    refusals: ['too soon'],
    seen: [
      new Map([
        ['a', 1010],
        ['b', 1070],
        ['c', 1130],
        ['of-others', 1000],
      ]),
      new Map([['a', 1012]]),
    ],
  });
  expect(report).toEqual({
    written: 3,
    perSecond: 1.5,
    refusals: ['too soon'],
    missed: 2,
    storedMs: 30,
    seenMs: 20,
  });
});

test('has no times without messages', () => {
  const report = reportOf({ seconds: 1, written: [], refusals: [], seen: [new Map()] });
  expect(report).toMatchObject({ written: 0, missed: 0, storedMs: 0, seenMs: 0 });
});
