import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { nextChatLimit, nextCommentLimit } from 'shared-contracts';
import { environment, provideEnvironment, put } from './environment';

const UID = 'heidi';
const TODAY = new Date().toISOString().slice(0, 10);

const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
provideEnvironment({
  [`Entitlements/${UID}`]: { Tier: 2, expires_date: tomorrow },
  [`CheckedNames/${UID}`]: { Username: 'Heidi' },
  'Videos/lesson': { isAvailable: true, Type: 'lesson' },
});

let made = 0;
const posted = (ID: string): DocumentData => ({
  ID,
  Message: 'Hoi zäme',
  UID,
  Username: 'Heidi',
  TimeStamp: serverTimestamp(),
});

/** A write with a pause, and the document with the time of the last write. */
interface Paced {
  readonly last: string;
  /** The content of `last` after a write at that moment. */
  readonly before: (at: Timestamp) => DocumentData;
  /** The documents of the next write, by path. */
  readonly next: () => Readonly<Record<string, DocumentData>>;
}

const comment: Paced = {
  last: `CommentLimits/${UID}`,
  before: (LastCommentAt) => ({
    ...nextCommentLimit(undefined, 'lesson', 'before', new Date()),
    LastCommentAt,
  }),
  next() {
    const id = `comment${++made}`;
    const limit = { ...comment.before(Timestamp.now()), LastCommentID: id, CountOfDay: 2 };
    return {
      [`Videos/lesson/Comments/${id}`]: posted(id),
      [comment.last]: { ...limit, LastCommentAt: serverTimestamp() },
    };
  },
};

const chatMessage: Paced = {
  last: `ChatLimits/${UID}`,
  before: (LastMessageAt) => ({
    ...nextChatLimit(undefined, TODAY, 'before', new Date()),
    LastMessageAt,
  }),
  next() {
    const id = `message${++made}`;
    const limit = { ...chatMessage.before(Timestamp.now()), LastMessageID: id, CountOfDay: 2 };
    return {
      [`LiveChats/${TODAY}/Messages/${id}`]: posted(id),
      [chatMessage.last]: { ...limit, LastMessageAt: serverTimestamp() },
    };
  },
};

const presence: Paced = {
  last: `LiveChats/${TODAY}/Present/${UID}`,
  before: (SeenAt) => ({ UID, Username: 'Heidi', SeenAt }),
  next: () => ({ [presence.last]: { UID, Username: 'Heidi', SeenAt: serverTimestamp() } }),
};

/**
 * Writes again so many milliseconds after the last write, whose time the test sets past the rules.
 *
 * @param border the answer must come before this time; a slower attempt is repeated
 */
const writeAgain = ({ last, before, next }: Paced, afterMs: number, border = Infinity) =>
  environment.withSecurityRulesDisabled(async (context) => {
    const server = context.firestore() as unknown as Firestore;
    const learner = environment
      .authenticatedContext(UID, { name: 'Heidi' })
      .firestore() as unknown as Firestore;
    for (;;) {
      const lastAt = Date.now() - afterMs;
      await setDoc(doc(server, last), before(Timestamp.fromMillis(lastAt)));
      const batch = writeBatch(learner);
      for (const [path, data] of Object.entries(next())) batch.set(doc(learner, path), data);
      const attempt = batch.commit();
      await attempt.catch(() => undefined);
      if (Date.now() - lastAt >= border) continue;
      await (border === Infinity ? assertSucceeds(attempt) : assertFails(attempt));
      return;
    }
  });

describe.each([
  ['a comment', 10_000, comment],
  ['a message of the chat', 2000, chatMessage],
  ['a heartbeat of the chat', 20_000, presence],
])('%s %i ms after the last one', (_, border, paced) => {
  test('is accepted', () => writeAgain(paced, border));
  test('is refused a tenth of a second earlier', () => writeAgain(paced, border - 100, border));
});

/**
 * A later moment in this hour whose minute has a greater first digit than second. In the last
 * seconds of an hour it is in the next hour.
 */
function laterInThisHour(): string {
  const end = new Date(Date.now() + 10_000);
  if (end.getUTCMinutes() < 10) end.setUTCMinutes(10, 0, 0);
  else end.setUTCMinutes(59, 59, 999);
  return end.toISOString();
}

test('a plan runs to the minute of its end', async () => {
  const plan = (expires_date: string) =>
    put(environment, { [`Entitlements/${UID}`]: { Tier: 2, expires_date } });
  await plan(laterInThisHour());
  await writeAgain(comment, 60_000);
  const aMinuteAgo = new Date(Date.now() - 60_000).toISOString();
  await plan(aMinuteAgo);
  await writeAgain(comment, 60_000, 24 * 3_600_000);
  await plan(new Date(Date.now() + 24 * 3_600_000).toISOString());
});
