import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { CHAT_LIMITS, nextChatLimit } from 'shared-contracts';
import { put, rulesEnvironment } from './environment';

const CLIENTS = 200;
const PER_SECOND = 20;
const SECONDS = 10;
const TODAY = new Date().toISOString().slice(0, 10);
const MESSAGES = `LiveChats/${TODAY}/Messages`;

let environment: RulesTestEnvironment;
let clients: readonly { readonly uid: string; readonly db: Firestore }[];
beforeAll(async () => {
  environment = await rulesEnvironment('live-chat-load');
  const uids = Array.from({ length: CLIENTS }, (_, index) => `member${index}`);
  const expires_date = '2099-01-01T00:00:00Z';
  await put(
    environment,
    Object.fromEntries(uids.map((uid) => [`Entitlements/${uid}`, { Tier: 2, expires_date }])),
  );
  clients = uids.map((uid) => ({
    uid,
    db: environment.authenticatedContext(uid, { name: uid }).firestore() as unknown as Firestore,
  }));
}, 60_000);
afterAll(() => environment.cleanup(), 60_000);

/** Each member writes once, so nobody writes too soon. */
const send = async (index: number): Promise<void> => {
  const { uid, db } = clients[index]!;
  const ID = `message${index}`;
  const message: DocumentData = {
    ...{ ID, Message: `Hoi ${index}`, UID: uid, Username: uid, TimeStamp: serverTimestamp() },
  };
  const batch = writeBatch(db);
  batch.set(doc(db, `${MESSAGES}/${ID}`), message);
  batch.set(doc(db, `ChatLimits/${uid}`), {
    ...nextChatLimit(undefined, TODAY, ID, new Date()),
    LastMessageAt: serverTimestamp(),
  });
  await batch.commit();
};

test('200 members see 20 messages a second, all of them the same ones', async () => {
  const seen = new Map<string, Set<string>>();
  const stops = clients.map(({ uid, db }) => {
    const ids = new Set<string>();
    seen.set(uid, ids);
    return onSnapshot(
      query(collection(db, MESSAGES), orderBy('TimeStamp', 'desc'), limit(CHAT_LIMITS.page)),
      ({ docs, metadata }) => {
        if (!metadata.hasPendingWrites) for (const { id } of docs) ids.add(id);
      },
    );
  });
  const all = PER_SECOND * SECONDS;
  const startedAt = Date.now();
  const sending: Promise<void>[] = [];
  for (let index = 0; index < all; index += 1) {
    const wait = startedAt + (index * 1000) / PER_SECOND - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // The SDK repeats a commit whose answer was late; the rules refuse the second one. What counts is
    // below: every message is there.
    sending.push(send(index).catch(() => undefined));
  }
  await Promise.all(sending);
  const isThere = () => [...seen.values()].every((ids) => ids.has(`message${all - 1}`));
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const stop of stops) stop();
  const missed = [...seen.values()].map((ids) => all - ids.size);
  expect(Math.max(...missed)).toBe(0);
}, 240_000);
