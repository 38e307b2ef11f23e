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

/** How comments and messages of the live chat differ. */
interface Kind {
  /** Ids begin with it. */
  readonly name: string;
  /** A text to write. */
  readonly text: string;
  /** Path of the posts of a lesson. */
  readonly postsOf: (lesson: string) => string;
  /** The lesson where nothing else is said. */
  readonly lesson: string;
  /** The name under which an account writes. */
  readonly nameOf: (uid: string) => string;
  /** Collection with the limit of each author. */
  readonly limits: string;
  /** The limit of a first post. */
  readonly limitOf: (lesson: string, id: string) => DocumentData;
  /** How many a page reads. */
  readonly page: number;
}

/** Comments and messages of the live chat are posts, and are written and read alike. */
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

  /** Forgets when an author last wrote, so that no test waits for another. */
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

  /** A post that is there, by its path. */
  async function stored(uid: string, lesson = kind.lesson): Promise<string> {
    const id = newId();
    const path = `${postsOf(lesson)}/${id}`;
    await writePastRules({ [path]: { ...postOf(uid, id), TimeStamp: Timestamp.now() } });
    return path;
  }

  return { newId, postOf, forgetLimit, send, newest, stored };
}
