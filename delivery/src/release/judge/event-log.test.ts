import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runFolder } from '../../paths';
import { eventsFile, olderEventsFile, storeEvents } from './event-log';
import { aStoredEvent } from './testing/stored-event';

const where = { offset: 60_551 };
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

afterEach(() => rmSync(runFolder(where.offset), { recursive: true, force: true }));

test('each event is a line, the newest last', () => {
  storeEvents(where, [aStoredEvent({ screen: 'first' }), aStoredEvent({ screen: 'second' })]);
  storeEvents(where, [aStoredEvent({ screen: 'third' })]);
  expect(linesOf(eventsFile(where))).toEqual(
    ['first', 'second', 'third'].map((screen) => aStoredEvent({ screen })),
  );
  expect(existsSync(olderEventsFile(where))).toBe(false);
});

test('a full file is put aside, and of two such the older goes', () => {
  const store = (screen: string) => storeEvents(where, [aStoredEvent({ screen })], 100);
  ['first', 'second', 'third'].forEach(store);
  expect(linesOf(eventsFile(where))).toEqual([aStoredEvent({ screen: 'third' })]);
  expect(linesOf(olderEventsFile(where))).toEqual([aStoredEvent({ screen: 'second' })]);
});
