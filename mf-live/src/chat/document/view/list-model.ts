import { CHAT_LIMITS, type ChatMessage } from 'shared-contracts';

/** More messages than this within `FLOOD_MS` are not read out: nobody could follow. */
const FLOOD = 10;
const FLOOD_MS = 5000;

/** The messages of the list, and how a screen reader hears of them. */
export interface ListModel {
  /** The newest, oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Messages that were shown here and then deleted; each leaves a line in its place. */
  readonly deleted: readonly ChatMessage[];
  /**
   * The time of the newest message that somebody else wrote. Own messages do not count: they have
   * the time of this device until the server stores them.
   */
  readonly newest: string;
  /** Ids of messages that came late and are not new, so they are not read out. */
  readonly quiet: ReadonlySet<string>;
  /** Whether what is added is read out. */
  readonly live: 'off' | 'polite';
  /** When new messages of others came lately, in milliseconds since the epoch. */
  readonly arrivals: readonly number[];
}

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
 * Changes the list. After a deletion it may gain an older message, which is not new.
 *
 * @param next the newest messages as they are now, oldest first
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
  const left = idsOf(next);
  const knownIDs = idsOf(earlierList.messages);
  const isFirst = earlierList.messages.length + earlierList.deleted.length === 0;
  // In a full list, messages older than the oldest one left made room. All other missing ones were
  // deleted.
  const oldest = next.length < CHAT_LIMITS.page ? '' : (next[0]?.TimeStamp ?? '');
  const deleted = [...earlierList.deleted, ...earlierList.messages].filter(
    ({ ID, TimeStamp }) => !left.has(ID) && TimeStamp > oldest,
  );
  const came = next.filter(({ ID }) => !knownIDs.has(ID));
  const late = came.filter(({ TimeStamp }) => TimeStamp < earlierList.newest);
  const ofOthers = came.filter((one) => one.UID !== ownUID && !late.includes(one));
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
      quiet: idsOf([...next.filter(({ ID }) => earlierList.quiet.has(ID)), ...late]),
      live: isFirst || arrivals.length > FLOOD ? 'off' : 'polite',
    },
  };
}
