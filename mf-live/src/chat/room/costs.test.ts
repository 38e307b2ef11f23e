import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHAT_PRESENCE, HOUR_MS, type ChatMessage } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { ASK_EVERY_MS } from '../../room/use-still-allowed';
import { createChatStore } from './chat-store';

/*
 * Counts what one live hour costs in the database. docs/live.md states the same numbers. The
 * emulator does not count the reads of the security rules, so RULES states them, from
 * firestore.rules.
 */
const LEARNERS = 200;
const MESSAGES_EACH = 3;
const PEOPLE_LISTS_EACH = 2;
/**
 * Documents that the rules read. For a message: plan, limit, mute, checked name, message and
 * settings. For a heartbeat: plan and name. For a list: the plan.
 */
const RULES = { message: 6, heartbeat: 2, list: 1 } as const;

/** Watched lists: messages and settings. The rules read nothing for the member's own mute. */
const LISTS = 2;

/** `getLiveLessonUrls` reads the plan, the room, and the changes of teachers. */
const READS_PER_CALL = 3;

const LESSON = '2026-11-23';
const NOW = new Date('2026-11-23T19:00:00.000Z');
const session = aMember();

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const sizeOf = (document: unknown) => new TextEncoder().encode(JSON.stringify(document)).length;

/** Counts as the database bills: a missing document costs a read, and a list at least one. */
function countingPlatform() {
  const others = Array.from({ length: LEARNERS - 1 }, (_, index) => ({
    UID: `uid-${index}`,
    Username: `Learner ${index}`,
    SeenAt: '2026-11-23T20:00:00.000Z',
  }));
  const platform = createInMemoryPlatform({
    session,
    now: () => new Date(),
    documents: Object.fromEntries(
      others.map((other) => [`LiveChats/${LESSON}/Present/${other.UID}`, other]),
    ),
  });
  const { documents } = platform;
  const count = { reads: 0, writes: 0, deletes: 0, bytes: 0 };
  const took = (found: readonly unknown[]) => {
    count.reads += Math.max(found.length, 1);
    for (const one of found) count.bytes += sizeOf(one);
  };
  const counted: typeof documents = {
    ...documents,
    async get(path) {
      const found = await documents.get(path);
      took(found === undefined ? [] : [found]);
      return found;
    },
    async query(path, query) {
      const found = await documents.query(path, query);
      took(found);
      return found;
    },
    batch(writes) {
      count.writes += writes.length;
      return documents.batch(writes);
    },
    remove(path) {
      count.deletes += 1;
      return documents.remove(path);
    },
    watch(path, query, onConnection) {
      const known = new Set<string>();
      let isFirst = true;
      const all = documents.watch(path, query, onConnection);
      const { subscribe } = all;
      // A change costs only its new documents.
      all.subscribe = ((observer: { next: (found: never) => void }) =>
        subscribe.call(all, {
          ...observer,
          next: (found: { id: string; data: unknown }[]) => {
            took(found.filter(({ id }) => !known.has(id)).map(({ data }) => data));
            if (!isFirst && found.every(({ id }) => known.has(id))) count.reads -= 1;
            isFirst = false;
            for (const { id } of found) known.add(id);
            observer.next(found as never);
          },
        } as never)) as never;
      return all;
    },
  };
  return { platform: { ...platform, documents: counted }, documents, count };
}

/** Runs the chat of one learner for an hour, among the others. */
async function oneHour() {
  const { platform, documents, count } = countingPlatform();
  const store = createChatStore(platform, {
    liveLessonID: LESSON,
    user: session.user,
    isTeacher: false,
  });
  const close = store.open(async () => true);
  await pass(0);
  const all = LEARNERS * MESSAGES_EACH;
  for (let sent = 0; sent < all; sent += 1) {
    if (sent % LEARNERS === 0) store.handle({ type: 'send', text: `Hoi zäme, ${sent}` });
    else {
      const message: ChatMessage = {
        ID: `message-${sent}-0123456789`,
        UID: 'uid-of-28-letters-and-digits',
        Message: 'Wie seit me das uf Schwiizerdütsch? '.repeat(2),
        Username: 'Vreni Vogt',
        TimeStamp: new Date().toISOString(),
      };
      await documents.merge(`LiveChats/${LESSON}/Messages/${message.ID}`, message);
    }
    if (sent === 10 || sent === 300) store.handle({ type: 'people' });
    if (sent % 10 === 9) await pass((HOUR_MS / all) * 10);
  }
  // Right after a heartbeat a member cannot leave the list.
  await pass(CHAT_PRESENCE.leastMs);
  close();
  await pass(0);
  return count;
}

test('one hour of a learner costs what docs/live.md states', async () => {
  const { reads, writes, deletes, bytes } = await oneHour();
  const heartbeats = HOUR_MS / CHAT_PRESENCE.everyMs + 1;
  const ofRules =
    MESSAGES_EACH * RULES.message +
    heartbeats * RULES.heartbeat +
    (LISTS + PEOPLE_LISTS_EACH) * RULES.list;
  const messages = LEARNERS * MESSAGES_EACH;
  const calls = HOUR_MS / ASK_EVERY_MS;
  // All messages (an empty list costs one), own mute, limit and settings, and twice the list of
  // people.
  expect(reads).toBeLessThanOrEqual(messages + 1 + 3 + PEOPLE_LISTS_EACH * 100);
  expect(reads).toBeGreaterThanOrEqual(messages + PEOPLE_LISTS_EACH * 100);
  expect(writes).toBe(MESSAGES_EACH * 2 + heartbeats);
  expect(deletes).toBe(1);

  const docs = readFileSync(join(__dirname, '../../../../docs/live.md'), 'utf8');
  const shown = (value: number) => value.toLocaleString('en-GB');
  const rows: readonly (readonly [string, number])[] = [
    ['reads of documents', reads],
    ['reads of the rules', ofRules],
    ['writes', writes],
    ['deletions', deletes],
    ['kB of documents', Math.round(bytes / 1000)],
    ['calls', calls],
    ['reads of the calls', calls * READS_PER_CALL],
  ];
  const table = rows.map(([name, value]) => [name, shown(value), shown(value * LEARNERS)]);
  const inDocs = docs
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.slice(1, 4));
  for (const row of table) expect(inDocs).toContainEqual(row);
});
