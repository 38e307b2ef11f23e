import { COMMENT_LIMITS, idle, type AsyncState, type Comment } from 'shared-contracts';

/** What is known of the comments of a lesson, and what is under way. */
export interface CommentsState {
  /** Those that were stored when the list was fetched. */
  readonly list: AsyncState<readonly Comment[]>;
  /** Those sent since, newest first; they may stand in a newer list too. */
  readonly sent: readonly Comment[];
  /** One's own on its way. */
  readonly pending: Comment | undefined;
  readonly sending: AsyncState<void>;
  /** How the deletion of a comment goes, by its id; one that has succeeded stays away. */
  readonly deletions: ReadonlyMap<string, AsyncState<void>>;
  /** What stands in the field. */
  readonly text: string;
  /** May take away every comment. */
  readonly isTeacher: boolean;
}

export const initialState = (text: string): CommentsState => ({
  list: idle,
  sent: [],
  pending: undefined,
  sending: idle,
  deletions: new Map(),
  text,
  isTeacher: false,
});

/** Whether an answer is still to come, which changes what stands here. */
export const isUnderWay = ({ sending, deletions }: CommentsState): boolean =>
  [sending, ...deletions.values()].some(({ status }) => status === 'loading');

/** One comment as it is shown. */
export interface ShownComment {
  readonly comment: Comment;
  readonly isPending: boolean;
  readonly deletionFailed: boolean;
}

/**
 * What is shown: one's own comment while it is on its way, and no comment whose deletion is; both
 * are put back when that fails.
 */
export function shownComments({ list, sent, pending, deletions }: CommentsState): ShownComment[] {
  const fetched = list.status === 'success' ? list.value : [];
  const own = [...(pending ? [pending] : []), ...sent];
  const known = new Set(own.map(({ ID }) => ID));
  return [...own, ...fetched.filter(({ ID }) => !known.has(ID))]
    .filter(({ ID }) => ['idle', 'failure'].includes(deletions.get(ID)?.status ?? 'idle'))
    .slice(0, COMMENT_LIMITS.page)
    .map((comment) => ({
      comment,
      isPending: comment === pending,
      deletionFailed: deletions.get(comment.ID)?.status === 'failure',
    }));
}
