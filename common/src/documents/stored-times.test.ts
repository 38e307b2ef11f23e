import type { Comment, DocumentQuery } from 'shared-contracts';
import { withStoredTimes, withWrittenTimes } from './stored-times';

const COMMENTS = 'Videos/lesson/Comments';
const toMs = (moment: Date) => moment.getTime();
const MS = Date.parse('2026-11-20T12:00:00.250Z');

const stored = (query: DocumentQuery<Comment>, path = COMMENTS) =>
  withStoredTimes(path, query, toMs);

test('converts every value that a query compares with a time', () => {
  const time = '2026-11-20T12:00:00.250Z';
  expect(
    stored({
      where: [
        ['TimeStamp', '>=', time],
        ['TimeStamp', 'in', [time, '2026-11-20T13:00:00.250+01:00']],
        ['UID', '==', time],
      ],
      orderBy: ['TimeStamp', 'desc'],
      startAfter: time,
      limit: 5,
    }),
  ).toEqual({
    where: [
      ['TimeStamp', '>=', MS],
      ['TimeStamp', 'in', [MS, MS]],
      ['UID', '==', time],
    ],
    orderBy: ['TimeStamp', 'desc'],
    startAfter: MS,
    limit: 5,
  });
});

test('converts a day to its beginning in UTC', () => {
  expect(stored({ where: [['TimeStamp', '<', '2026-11-20']] }).where).toEqual([
    ['TimeStamp', '<', Date.parse('2026-11-20T00:00:00Z')],
  ]);
});

test.each<[string, DocumentQuery<Comment>]>([
  ['no query', {}],
  ['another field', { orderBy: ['UID', 'asc'], startAfter: 'vreni' }],
  ['the order of ids', { startAfter: '2026-11-20' }],
])('does not convert %s', (_, query) => {
  expect(stored(query)).toEqual(query);
});

test('does not convert the same field of another collection', () => {
  const query = { where: [['TimeStamp', '<', 'any text']] } as const;
  expect(stored(query, 'Videos')).toEqual(query);
});

test.each([['soon'], [''], [7], [null], [new Date()]])('%p is no time', (startAfter) => {
  const query: DocumentQuery<Comment> = { orderBy: ['TimeStamp', 'asc'], startAfter };
  expect(() => stored(query)).toThrow(
    expect.objectContaining({ code: 'invalid-argument', details: { field: 'TimeStamp' } }),
  );
});

describe('a document', () => {
  const written = (fields: object, path = `${COMMENTS}/one`) =>
    withWrittenTimes(path, fields, toMs);

  test('gets its times in the form of the database, and keeps the rest', () => {
    const fields = { TimeStamp: '2026-11-20T12:00:00.250Z', Message: '2026-11-20' };
    expect(written(fields)).toEqual({ TimeStamp: MS, Message: '2026-11-20' });
    expect(written(fields, 'LiveChats/day/DeletedMessages/one')).toMatchObject({ TimeStamp: MS });
  });

  test('keeps the placeholder of the server’s time', () => {
    const stand = Object.freeze({});
    expect(written({ TimeStamp: stand })).toEqual({ TimeStamp: stand });
  });

  test('of another collection stays unchanged', () => {
    const fields = { TimeStamp: '2026-11-20T12:00:00.250Z' };
    expect(written(fields, 'Videos/one')).toEqual(fields);
  });

  test('with an invalid time is refused', () => {
    expect(() => written({ TimeStamp: 'soon' })).toThrow(
      expect.objectContaining({ code: 'invalid-argument', details: { field: 'TimeStamp' } }),
    );
  });
});
