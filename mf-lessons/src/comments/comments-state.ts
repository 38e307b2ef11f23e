import {
  idle,
  type AsyncState,
  type Comment,
  type CommentAnswer,
  type CommentLine,
} from 'shared-contracts';

/** The comments of a lesson as far as they are known, and the changes under way. */
export interface CommentsState {
  /** The comments that were read, newest first. */
  readonly list: AsyncState<readonly Comment[]>;
  /** The comment that the address names, where no page that was read has it; null: it is gone. */
  readonly linked: Comment | null | undefined;
  /** `TimeStamp` of the oldest comment that was read; undefined when there are no older ones. */
  readonly olderThan: string | undefined;
  readonly older: AsyncState<void>;
  /** Comments sent since, newest first. A list that is read later may hold them too. */
  readonly sent: readonly Comment[];
  /** The learner's own comment while it is being sent. */
  readonly pending: Comment | undefined;
  readonly sending: AsyncState<void>;
  /** Seconds until a comment that came too soon may be sent; 0: it may be sent since just now. */
  readonly wait: number | undefined;
  /** The deletion of each comment by its id; a comment whose deletion succeeded stays away. */
  readonly deletions: ReadonlyMap<string, AsyncState<void>>;
  /** What a teacher has answered here since, by the comment's id; null: taken back. */
  readonly answers: ReadonlyMap<string, CommentAnswer | null>;
  /** The text in the field. */
  readonly text: string;
  /** It was to be sent, and cannot be; undone by typing. */
  readonly isUnsendable: boolean;
  /** The line that it asks about. */
  readonly line: CommentLine | undefined;
  /** The server has refused the member's name; only reading is left. */
  readonly isNameTaken: boolean;
  /** May delete every comment. */
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

/** Whether an answer is still missing that changes what is shown. */
export const isUnderWay = ({ sending, deletions }: CommentsState): boolean =>
  [sending, ...deletions.values()].some(({ status }) => status === 'loading');

/** One comment as it is shown. */
export interface ShownComment {
  readonly comment: Comment;
  readonly isPending: boolean;
  readonly deletionFailed: boolean;
}

/** Newest first; the linked comment is older than all others. */
function listed({ list, linked }: CommentsState): readonly Comment[] {
  const read = list.status === 'success' ? list.value : [];
  return linked && read.every(({ ID }) => ID !== linked.ID) ? [...read, linked] : read;
}

/**
 * The comments to show. The learner's own appears while it is being sent; a comment disappears
 * while it is being deleted. Both are undone when the request fails.
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

/** Ids of the known comments of one author. */
export const commentsBy = (state: CommentsState, uid: string): readonly string[] =>
  [...state.sent, ...listed(state)].filter(({ UID }) => UID === uid).map(({ ID }) => ID);
