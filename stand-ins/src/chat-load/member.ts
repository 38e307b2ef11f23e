import {
  collection,
  doc,
  getDoc,
  getDocs,
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
import { connectTo, type Room } from './room';

/** One person, who reads and writes as a page does, with a token, so that the rules apply. */
export interface Member {
  readonly uid: string;
  /** Reads the newest messages and the own limit, as a page does. */
  enter(): Promise<void>;
  /** Whether the rules would take a message now. */
  mayWrite(): boolean;
  /** Resolves when the server has stored the message; rejects when the rules refuse it. */
  write(id: string, text: string): Promise<void>;
  leave(): Promise<void>;
}

type StoredLimit = Omit<ChatLimit, 'LastMessageAt'> & { readonly LastMessageAt: Timestamp };

const now = () => new Date().toISOString();

export function createMember(room: Room, uid: string): Member {
  const { db, close } = connectTo(room, `writes-${uid}`, { sub: uid, name: uid });
  const messages = collection(db, collectionPaths.chatMessages(room.lesson));
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
      const next = nextChatLimit(last, room.lesson, ID, new Date());
      const TimeStamp = serverTimestamp();
      const batch = writeBatch(db);
      batch.set(doc(messages, ID), { ID, Message, UID: uid, Username: uid, TimeStamp });
      batch.set(ownLimit, { ...next, LastMessageAt: TimeStamp });
      await batch.commit();
      last = { ...next, LastMessageAt: now() };
    },
    leave: close,
  };
}
