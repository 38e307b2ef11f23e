import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
} from 'firebase/firestore';
import { CHAT_LIMITS, collectionPaths } from 'shared-contracts';
import type { Room } from './room';

/** Listens to the newest messages with the query and the SDK of a page. */
export interface Listener {
  /** Resolves with the first answer; rejects when the rules refuse it. */
  readonly ready: Promise<void>;
  /** Arrival of each message by its id, in milliseconds since the epoch. */
  readonly seen: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

export function listen({ project, firestore, lesson }: Room, uid: string): Listener {
  const app = initializeApp({ projectId: project, apiKey: 'any' }, `listens-${uid}`);
  const db = initializeFirestore(app, {});
  const { hostname, port } = new URL(`http://${firestore}`);
  connectFirestoreEmulator(db, hostname, Number(port), { mockUserToken: { sub: uid, name: uid } });
  const messages = collection(db, collectionPaths.chatMessages(lesson));
  const newest = query(messages, orderBy('TimeStamp', 'desc'), limit(CHAT_LIMITS.page));
  const seen = new Map<string, number>();
  let stop: () => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    stop = onSnapshot(
      newest,
      (snapshot) => {
        for (const { type, doc } of snapshot.docChanges()) {
          if (type === 'added' && !seen.has(doc.id)) seen.set(doc.id, Date.now());
        }
        resolve();
      },
      reject,
    );
  });
  return {
    ready,
    seen,
    stop() {
      stop();
      return deleteApp(app);
    },
  };
}
