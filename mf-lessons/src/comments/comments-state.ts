import {
  idle,
  type AsyncState,
  type Comment,
  type CommentAnswer,
  type CommentLine,
} from 'shared-contracts';

/** The comments of one lesson on the screen: those read so far, the draft, and pending requests. */
export interface CommentsState {
  readonly list: AsyncState<readonly Comment[]>;
  /** The comment that the address names, unless a page has it; null: it was deleted. */
  readonly linked: Comment | null | undefined;
  /** `TimeStamp` of the oldest comment that was read; undefined when there are no older ones. */
  readonly olderThan: string | undefined;
  readonly older: AsyncState<void>;
  /** Comments sent from here, newest first. A list that is read later may contain them too. */
  readonly sent: readonly Comment[];
  /** The learner's own comment while it is being sent. */
  readonly pending: Comment | undefined;
  readonly sending: AsyncState<void>;
  /** Seconds until the next comment may be sent; 0: the wait has just ended; undefined: no wait. */
  readonly wait: number | undefined;
  /** The deletions by comment id. A comment stays hidden once its deletion has succeeded. */
  readonly deletions: ReadonlyMap<string, AsyncState<void>>;
  /** Answers given on this screen, by comment id; null: deleted. */
  readonly answers: ReadonlyMap<string, CommentAnswer | null>;
  readonly text: string;
  /** The learner tried to send a text that cannot be sent. Typing resets it. */
  readonly isUnsendable: boolean;
  readonly line: CommentLine | undefined;
  /** The server has refused the member's name; only reading is left. */
  readonly isNameTaken: boolean;
  /** A teacher may delete every comment. */
  readonly isTeacher: boolean;
}

export const initialState = (text: string): CommentsState => ({
  list: idle,
  linked: undefined,
  olderThan: undefined,
  older: idle,
  sent: [],
  pending: undefined,
  sending: idle,
  wait: undefined,
  deletions: new Map(),
  answers: new Map(),
  text,
  isUnsendable: false,
  line: undefined,
  isNameTaken: false,
  isTeacher: false,
});

/** Whether a request is pending that changes what is shown. */
export const isRequestPending = ({ sending, deletions }: CommentsState): boolean =>
  [sending, ...deletions.values()].some(({ status }) => status === 'loading');

export interface ShownComment {
  readonly comment: Comment;
  readonly isPending: boolean;
  readonly deletionFailed: boolean;
}

/** All comments that were read, newest first. The linked comment is older than all others. */
function listed({ list, linked }: CommentsState): readonly Comment[] {
  const read = list.status === 'success' ? list.value : [];
  return linked && read.every(({ ID }) => ID !== linked.ID) ? [...read, linked] : read;
}

/**
 * The comments to show. The learner's own comment appears while it is being sent; a comment
 * disappears while it is being deleted. A failed request undoes both.
 */
export function shownComments(state: CommentsState): ShownComment[] {
  const { sent, pending, deletions, answers } = state;
  const ownComments = [...(pending ? [pending] : []), ...sent];
  const ownIDs = new Set(ownComments.map(({ ID }) => ID));
  return [...ownComments, ...listed(state).filter(({ ID }) => !ownIDs.has(ID))]
    .filter(({ ID }) => ['idle', 'failure'].includes(deletions.get(ID)?.status ?? 'idle'))
    .map((comment) => ({
      comment: answers.has(comment.ID) ? { ...comment, Answer: answers.get(comment.ID) } : comment,
      isPending: comment === pending,
      deletionFailed: deletions.get(comment.ID)?.status === 'failure',
    }));
}

export const commentsBy = (state: CommentsState, uid: string): readonly string[] =>
  [...state.sent, ...listed(state)].filter(({ UID }) => UID === uid).map(({ ID }) => ID);
