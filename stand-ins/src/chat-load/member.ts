import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  writeBatch,
  type Timestamp,
} from 'firebase/firestore/lite';
import {
  CHAT_LIMITS,
  CHAT_RATE,
  collectionPaths,
  documentPaths,
  lastMessage,
  nextChatLimit,
  postAllowance,
  type ChatLimit,
} from 'shared-contracts';
import type { Room } from './room';

/** One person of the load: reads and writes as a page does, with a token, so under the rules. */
export interface Member {
  readonly uid: string;
  /** Reads what a page reads when it enters: the newest messages, and the own limit. */
  enter(): Promise<void>;
  /** Whether the rules would take a message now. */
  mayWrite(): boolean;
  /** Resolves when the server has stored the message; rejects when the rules refuse it. */
  write(id: string, text: string): Promise<void>;
  leave(): Promise<void>;
}

type StoredLimit = Omit<ChatLimit, 'LastMessageAt'> & { readonly LastMessageAt: Timestamp };

const now = () => new Date().toISOString();

export function createMember({ project, firestore, lesson }: Room, uid: string): Member {
  const app: FirebaseApp = initializeApp({ projectId: project, apiKey: 'any' }, `writes-${uid}`);
  const db = getFirestore(app);
  const { hostname, port } = new URL(`http://${firestore}`);
  connectFirestoreEmulator(db, hostname, Number(port), { mockUserToken: { sub: uid, name: uid } });
  const messages = collection(db, collectionPaths.chatMessages(lesson));
  const ownLimit = doc(db, documentPaths.chatLimit(uid));
  let last: ChatLimit | undefined;

  return {
    uid,
    async enter() {
      await getDocs(query(messages, orderBy('TimeStamp', 'desc'), limit(CHAT_LIMITS.page)));
      const stored = (await getDoc(ownLimit)).data() as StoredLimit | undefined;
      last = stored && { ...stored, LastMessageAt: stored.LastMessageAt.toDate().toISOString() };
    },
    mayWrite: () =>
      postAllowance(CHAT_RATE, last && lastMessage(last), new Date()).kind === 'allowed',
    async write(ID, Message) {
      const next = nextChatLimit(last, lesson, ID, new Date());
      const TimeStamp = serverTimestamp();
      const batch = writeBatch(db);
      batch.set(doc(messages, ID), { ID, Message, UID: uid, Username: uid, TimeStamp });
      batch.set(ownLimit, { ...next, LastMessageAt: TimeStamp });
      await batch.commit();
      last = { ...next, LastMessageAt: now() };
    },
    leave: () => deleteApp(app),
  };
}
