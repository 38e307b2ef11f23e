import { BehaviorSubject } from 'kit';
import { isMissing } from 'kit/lazy-code';
import {
  failure,
  idle,
  isCommentName,
  isLoggedIn,
  isNameAllowed,
  loading,
  presentLearner,
  success,
  type AsyncState,
  type Comment,
  type CurrentUser,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import {
  deleteComment,
  deleteCommentsBy,
  getComments,
  sendComment,
  TooManyComments,
} from './comment-requests';
import { commentsBy, initialState, type CommentsState } from './comments-state';
import { messageOf } from './message-text';
import { draftsOf } from './drafts';

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
  send(): Promise<void>;
  remove(id: string): Promise<void>;
  /** Deletes all comments of one author under this lesson. For teachers. */
  removeAllBy(uid: string): Promise<void>;
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** The returned text, before what was typed meanwhile. */
const joined = (returned: string, typed: string): string =>
  typed.trim() === '' ? returned : `${returned}\n\n${typed}`;

/**
 * @param user the learner who is logged in; another one needs another store
 * @throws {AppError} `unauthenticated` when nobody is
 */
export function createCommentsStore(
  platform: Platform,
  videoID: string,
  user: CurrentUser,
): CommentsStore {
  const { UID } = user;
  const learner = presentLearner(platform);
  const drafts = draftsOf(platform).value;
  let { text: typed, attempt } = drafts?.read(videoID) ?? { text: '' };
  // A reload cut off the sending: put its text back into the field.
  if (attempt?.isOpen) typed = joined(attempt.text, typed);
  const state$ = new BehaviorSubject(initialState(typed));

  const change = (part: Partial<CommentsState>) => state$.next({ ...state$.value, ...part });
  const keep = (text: string) => {
    change({ text });
    drafts?.write(videoID, { text, attempt });
  };
  const type = (text: string) => {
    const { sending, wait } = state$.value;
    change({
      sending: sending.status === 'failure' ? idle : sending,
      wait: wait === 0 ? undefined : wait,
    });
    keep(text);
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
      change({ list: failure(asError(error)) });
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
      change({ older: failure(asError(error)) });
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
      mark(failure(asError(error)));
    }
  };

  return {
    state$,
    load,
    loadOlder,
    type,
    async send() {
      const { text, sending, wait = 0, sent, isTeacher } = state$.value;
      if (sending.status === 'loading' || wait > 0) return;
      const Message = messageOf(text);
      const ID = attempt?.text === Message ? attempt.id : learner.documents.newId();
      attempt = { id: ID, text: Message, isOpen: true };
      const session = platform.session.state$.value;
      const { Username } = isLoggedIn(session) ? session.user : user;
      const TimeStamp = new Date().toISOString();
      const mark = isTeacher && ({ ByTeacher: true } as const);
      const comment: Comment = { ID, Message, UID, Username, TimeStamp, ...mark };
      change({ pending: comment, sending: loading, wait: undefined });
      keep('');
      try {
        if (!(await checkName({ UID, Username }))) {
          attempt = undefined;
          change({ pending: undefined, sending: idle });
          return keep(joined(Message, state$.value.text));
        }
        await sendComment(learner, videoID, comment);
        attempt = undefined;
        change({ pending: undefined, sent: [comment, ...sent], sending: success(undefined) });
        keep(state$.value.text);
        load();
      } catch (error) {
        warn('A comment could not be sent', error);
        attempt = { id: ID, text: Message, isOpen: false };
        change({ pending: undefined, sending: failure(asError(error)) });
        keep(joined(Message, state$.value.text));
        if (error instanceof TooManyComments && error.allowance.kind === 'too-soon') {
          countDown(error.allowance.waitSeconds);
        }
      }
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
