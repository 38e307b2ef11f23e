import { BehaviorSubject } from 'kit';
import {
  CHAT_PRESENCE,
  type ChatPeople,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import { readPresence } from './chat-requests';

const NOBODY: ChatPeople = { status: 'loading', people: [], isMore: false };

/** Who is in a chat, read when somebody asks. */
export interface PeopleList {
  /** Null until somebody asks. */
  readonly people$: ObservableValue<ChatPeople | null>;
  /** Reads the list, unless it is being read or was read a moment ago. */
  read(): Promise<void>;
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
        const presence = await readPresence(platform, liveLessonID);
        readAt = Date.now();
        people$.next({ ...presence, people: [...presence.people], status: 'ready' });
      } catch (error) {
        platform.log.warn('Who is in the chat could not be read', { liveLessonID, error });
        people$.next({ ...NOBODY, status: 'failed' });
      }
    },
  };
}
