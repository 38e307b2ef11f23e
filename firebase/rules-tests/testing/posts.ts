import {
  collection,
  type DocumentData,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import { as, commit, erasePastRules, writePastRules } from './database';

/** The differences between comments and messages of the live chat. */
interface Kind {
  /** Prefix of ids. */
  readonly name: string;
  /** A text to write. */
  readonly text: string;
  /** Path of the posts of a lesson. */
  readonly postsOf: (lesson: string) => string;
  /** The default lesson. */
  readonly lesson: string;
  /** The name under which an account writes. */
  readonly nameOf: (uid: string) => string;
  /** Collection with the limit of each author. */
  readonly limits: string;
  /** The limit of a first post. */
  readonly limitOf: (lesson: string, id: string) => DocumentData;
  /** Posts of one page. */
  readonly page: number;
}

/** Makes the helpers that write and read posts: comments, or messages of the live chat. */
export function createPosts({ postsOf, nameOf, limits, limitOf, ...kind }: Kind) {
  let made = 0;
  const newId = () => `${kind.name}${++made}`;

  const postOf = (UID: string, ID: string): DocumentData => ({
    ID,
    UID,
    Message: kind.text,
    Username: nameOf(UID),
    TimeStamp: serverTimestamp(),
  });

  /** Deletes an author's limit, so that no test waits for another. */
  const forgetLimit = (uid: string) => erasePastRules(`${limits}/${uid}`);

  /** Writes a post as the product does, with some of its fields changed. */
  async function send(
    uid: string,
    change: DocumentData = {},
    lesson = kind.lesson,
    id = newId(),
  ): Promise<void> {
    await forgetLimit(uid);
    await commit(uid, {
      [`${postsOf(lesson)}/${id}`]: { ...postOf(uid, id), ...change },
      [`${limits}/${uid}`]: limitOf(lesson, id),
    });
  }

  const newest = (uid: string, count = kind.page, lesson = kind.lesson) =>
    getDocs(
      query(collection(as(uid), postsOf(lesson)), orderBy('TimeStamp', 'desc'), limit(count)),
    );

  /** Stores a post, and returns its path. */
  async function stored(uid: string, lesson = kind.lesson): Promise<string> {
    const id = newId();
    const path = `${postsOf(lesson)}/${id}`;
    await writePastRules({ [path]: { ...postOf(uid, id), TimeStamp: Timestamp.now() } });
    return path;
  }

  return { newId, postOf, forgetLimit, send, newest, stored };
}
