import { BehaviorSubject } from 'kit';
import { isMissing } from 'kit/lazy-code';
import { createOutbox, TooSoon } from 'kit/post';
import {
  failure,
  idle,
  isCommentName,
  isNameAllowed,
  loading,
  presentLearner,
  success,
  toError,
  type AsyncState,
  type CurrentUser,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import { commentDrafts, commentPlace } from './comment-posts';
import { deleteComment, deleteCommentsBy, getComments } from './comment-requests';
import { commentsBy, initialState, type CommentsState } from './comments-state';
import { messageOf } from './message-text';

/** The comments of one lesson, as one learner sees them. Source: ASYNC-comments. */
export interface CommentsStore {
  readonly state$: ObservableValue<CommentsState>;
  /** Reads the newest unless that is under way or done. After a failure it tries again. */
  load(): void;
  /** Reads the next older page. After a failure it tries again. */
  loadOlder(): Promise<void>;
  /** Keeps the typed text for as long as the tab is open, and forgets why an older one failed. */
  type(text: string): void;
  /**
   * Sends the text in the field, one comment at a time, and none before a wait is over. A failure
   * puts the text back there.
   */
  send(): void;
  remove(id: string): Promise<void>;
  /** Deletes all comments of one author under this lesson. For teachers. */
  removeAllBy(uid: string): Promise<void>;
}

/**
 * @param user the learner who is logged in; another one needs another store
 * @throws {AppError} `unauthenticated` when nobody is
 */
export function createCommentsStore(
  platform: Platform,
  videoID: string,
  user: CurrentUser,
): CommentsStore {
  const learner = presentLearner(platform);
  const state$ = new BehaviorSubject(initialState(''));

  const change = (part: Partial<CommentsState>) => state$.next({ ...state$.value, ...part });
  const type = (text: string) => {
    const { sending, wait } = state$.value;
    change({
      sending: sending.status === 'failure' ? idle : sending,
      wait: wait === 0 ? undefined : wait,
    });
    outbox.type(text);
  };
  /** When the wait is over, so is what its failure says. */
  const countDown = (wait: number) => {
    change(wait > 0 ? { wait } : { wait, sending: idle });
    if (wait > 0) setTimeout(() => countDown(wait - 1), 1000);
  };
  const warn = (message: string, error: unknown) => platform.log.warn(message, { videoID, error });

  const fetchList = async () => {
    change({ list: loading });
    const isTeacher = platform.session.isTeacher().catch(() => false);
    try {
      const { comments, olderThan } = await getComments(learner, videoID, { log: platform.log });
      change({ list: success(comments), olderThan, isTeacher: await isTeacher });
    } catch (error) {
      warn('The comments could not be loaded', error);
      change({ list: failure(toError(error)) });
    }
  };
  const checkName = async (who: Pick<CurrentUser, 'UID' | 'Username'>) => {
    const isAllowed = await isNameAllowed(platform, who);
    if (!isAllowed) change({ isNameTaken: true });
    return isAllowed;
  };
  const load = () => {
    if (!isMissing(state$.value.list)) return;
    void fetchList();
    if (isCommentName(user.Username)) void checkName(user);
  };

  const loadOlder = async () => {
    const { list, older, olderThan } = state$.value;
    if (list.status !== 'success' || older.status === 'loading' || olderThan === undefined) return;
    change({ older: loading });
    try {
      const page = await getComments(learner, videoID, { log: platform.log, olderThan });
      change({
        list: success([...list.value, ...page.comments]),
        olderThan: page.olderThan,
        older: success(undefined),
      });
    } catch (error) {
      warn('Older comments could not be loaded', error);
      change({ older: failure(toError(error)) });
    }
  };

  /** Hides comments while they are being deleted; a failure puts them back. */
  const deleting = async (ids: () => readonly string[], work: () => Promise<void>) => {
    const mark = (step: AsyncState<void>) => {
      const deletions = new Map(state$.value.deletions);
      for (const id of ids()) deletions.set(id, step);
      change({ deletions });
    };
    mark(loading);
    try {
      await work();
      mark(success(undefined));
    } catch (error) {
      warn('Comments could not be deleted', error);
      mark(failure(toError(error)));
    }
  };

  const outbox = createOutbox(platform, {
    key: videoID,
    drafts: commentDrafts(platform).value,
    place: commentPlace(videoID),
    user,
    isTeacher: () => state$.value.isTeacher,
    isPatient: false,
    between: '\n\n',
    onSent(comment) {
      const { sent } = state$.value;
      change({ pending: undefined, sent: [comment, ...sent], sending: success(undefined) });
      load();
    },
    onReturned(reason) {
      if (reason === null) return change({ sending: idle, isNameTaken: true });
      warn('A comment could not be sent', reason);
      change({ sending: failure(toError(reason)) });
      if (reason instanceof TooSoon) countDown(Math.ceil(reason.waitMs / 1000));
    },
  });
  outbox.state$.subscribe(({ text, pending: [first] }) => {
    const { pending } = state$.value;
    const isShown = pending !== undefined && pending.ID === first?.id;
    change({ text, pending: isShown ? pending : first && outbox.whole(first) });
  });
  outbox.start();

  return {
    state$,
    load,
    loadOlder,
    type,
    send() {
      const { text, sending, wait = 0 } = state$.value;
      if (sending.status === 'loading' || wait > 0) return;
      change({ sending: loading, wait: undefined });
      outbox.send(messageOf(text));
    },
    remove: (id) =>
      deleting(
        () => [id],
        () => deleteComment(learner, videoID, id),
      ),
    removeAllBy: (uid) =>
      deleting(
        () => commentsBy(state$.value, uid),
        () => deleteCommentsBy(learner, videoID, uid),
      ),
  };
}
