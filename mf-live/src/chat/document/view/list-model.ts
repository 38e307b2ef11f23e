import { CHAT_LIMITS, type ChatMessage } from 'shared-contracts';

/** The messages of the list, and which of them screen readers read. */
export interface ListModel {
  /** The newest, oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Messages that were shown and then deleted; the list says so in their place. */
  readonly deleted: readonly ChatMessage[];
  /**
   * Time of the newest message of another member. Own messages do not count: they have the time of
   * this device until the server stores them.
   */
  readonly newest: string;
  /** Ids of older messages that arrived late; screen readers do not read them. */
  readonly quiet: ReadonlySet<string>;
  /** `aria-live` of the list. */
  readonly live: 'off' | 'polite';
  /** When recent messages of others arrived, in milliseconds since the epoch. */
  readonly arrivals: readonly number[];
}

/** Screen readers read no more messages than this within `FLOOD_MS`. */
const FLOOD = 10;
const FLOOD_MS = 5000;

export const EMPTY_LIST: ListModel = {
  messages: [],
  deleted: [],
  newest: '',
  quiet: new Set(),
  live: 'off',
  arrivals: [],
};

const idsOf = (messages: readonly ChatMessage[]) => new Set(messages.map(({ ID }) => ID));

/**
 * Updates the list. After a deletion the list may gain an older message, which does not count as
 * new.
 *
 * @param next the newest messages, oldest first
 * @param ownUID of the member
 * @param now milliseconds since the epoch
 * @returns the list, and how many messages of others are new; 0 the first time
 */
export function withMessages(
  earlierList: ListModel,
  next: readonly ChatMessage[],
  ownUID: string,
  now: number,
): { readonly list: ListModel; readonly added: number } {
  const nextIDs = idsOf(next);
  const knownIDs = idsOf(earlierList.messages);
  const isFirst = earlierList.messages.length + earlierList.deleted.length === 0;
  // A missing message was deleted, unless a newer one has pushed it out of a full list.
  const oldest = next.length < CHAT_LIMITS.page ? '' : (next[0]?.TimeStamp ?? '');
  const deleted = [...earlierList.deleted, ...earlierList.messages].filter(
    ({ ID, TimeStamp }) => !nextIDs.has(ID) && TimeStamp > oldest,
  );
  const newcomers = next.filter(({ ID }) => !knownIDs.has(ID));
  const lateMessages = newcomers.filter(({ TimeStamp }) => TimeStamp < earlierList.newest);
  const ofOthers = newcomers.filter((one) => one.UID !== ownUID && !lateMessages.includes(one));
  const added = isFirst ? 0 : ofOthers.length;
  const arrivals = [...earlierList.arrivals, ...Array<number>(added).fill(now)].filter(
    (at) => now - at < FLOOD_MS,
  );
  const last = next.findLast(({ UID }) => UID !== ownUID)?.TimeStamp ?? '';
  return {
    added,
    list: {
      messages: next,
      deleted,
      arrivals,
      newest: last > earlierList.newest ? last : earlierList.newest,
      quiet: idsOf([...next.filter(({ ID }) => earlierList.quiet.has(ID)), ...lateMessages]),
      live: isFirst || arrivals.length > FLOOD ? 'off' : 'polite',
    },
  };
}
