import { BehaviorSubject } from 'kit';
import {
  CHAT_LIMITS,
  CHAT_PRESENCE,
  collectionPaths,
  type ChatPeople,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';

const NOBODY: ChatPeople = { status: 'loading', people: [], isMore: false };

/** Reads who is in a chat, on request. */
export interface PeopleList {
  /** Null until the first request. */
  readonly people$: ObservableValue<ChatPeople | null>;
  /** Reads the list, unless a read is running or was finished a moment ago. */
  read(): Promise<void>;
}

/** Reads the present members, sorted by name: at most 100 people, one read each. */
async function readPeople({ documents }: Platform, liveLessonID: string): Promise<ChatPeople> {
  const entries = await documents.query(collectionPaths.chatPresence(liveLessonID), {
    where: [['SeenAt', '>', new Date(Date.now() - CHAT_PRESENCE.countsForMs).toISOString()]],
    orderBy: ['SeenAt', 'desc'],
    limit: CHAT_LIMITS.page,
  });
  const people = entries.map(({ id, data }) => ({ uid: id, username: data.Username }));
  return {
    status: 'ready',
    people: people.sort((a, b) => a.username.localeCompare(b.username)),
    isMore: entries.length === CHAT_LIMITS.page,
  };
}

export function createPeopleList(platform: Platform, liveLessonID: string): PeopleList {
  const people$ = new BehaviorSubject<ChatPeople | null>(null);
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    people$,
    async read() {
      const { value: knownPeople } = people$;
      const isFresh = Date.now() - readAt < CHAT_PRESENCE.keptForMs;
      if (knownPeople?.status === 'loading' || (isFresh && knownPeople?.status === 'ready')) return;
      people$.next({ ...(knownPeople ?? NOBODY), status: 'loading' });
      try {
        const people = await readPeople(platform, liveLessonID);
        readAt = Date.now();
        people$.next(people);
      } catch (error) {
        platform.log.warn('Who is in the chat could not be read', { liveLessonID, error });
        people$.next({ ...NOBODY, status: 'failed' });
      }
    },
  };
}
