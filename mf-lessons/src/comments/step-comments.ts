import type { Outcome } from 'kit/machine';
import { isMissing } from 'kit/lazy-code';
import { TooSoon } from 'kit/post';
import {
  failure,
  idle,
  isCommentMessage,
  loading,
  success,
  toError,
  type Comment,
  type CommentAnswer,
  type CommentLine,
} from 'shared-contracts';
import type { CommentsPage } from './comment-requests';
import { commentsBy, type CommentsState } from './comments-state';
import { messageOf } from './message-text';

/** Events of the comments: actions of the learner, and results of requests. */
export type CommentsEvent =
  | { readonly type: 'load' | 'load-older' | 'send' | 'name-taken' | 'second-passed' }
  | {
      readonly type: 'loaded';
      readonly page: CommentsPage;
      readonly linked?: Comment | null | undefined;
      readonly isTeacher: boolean;
    }
  | { readonly type: 'older-loaded'; readonly page: CommentsPage }
  | { readonly type: 'load-failed' | 'load-older-failed'; readonly error: unknown }
  | { readonly type: 'type'; readonly text: string }
  /** Sets the line that the draft asks about. */
  | { readonly type: 'ask'; readonly line: CommentLine | undefined }
  /** A teacher has answered, or has deleted the answer (null). */
  | { readonly type: 'answered'; readonly id: string; readonly answer: CommentAnswer | null }
  /** The outbox has a new draft, or a comment that is being sent. */
  | { readonly type: 'outbox'; readonly text: string; readonly pending: Comment | undefined }
  | { readonly type: 'sent'; readonly comment: Comment }
  /** Sending has failed. `reason` null: the server refuses the member's name. */
  | { readonly type: 'returned'; readonly reason: unknown }
  | { readonly type: 'delete'; readonly id: string }
  | { readonly type: 'delete-all-by'; readonly uid: string }
  | { readonly type: 'deleted'; readonly ids: readonly string[] }
  | { readonly type: 'delete-failed'; readonly ids: readonly string[]; readonly error: unknown };

export type CommentsEffect =
  | { readonly do: 'load' | 'count-second' }
  | { readonly do: 'load-older'; readonly olderThan: string }
  | { readonly do: 'keep' | 'post'; readonly text: string }
  | { readonly do: 'keep-line'; readonly line: CommentLine | undefined }
  | { readonly do: 'delete'; readonly id: string }
  | { readonly do: 'delete-all-by'; readonly uid: string; readonly ids: readonly string[] }
  | { readonly do: 'warn'; readonly message: string; readonly error: unknown };

type Result = Outcome<CommentsState, CommentsEffect>;

const become = (state: CommentsState, ...effects: readonly CommentsEffect[]): Result => ({
  state,
  effects,
});

const warn = (message: string, error: unknown): CommentsEffect => ({ do: 'warn', message, error });

const load = (state: CommentsState): Result =>
  isMissing(state.list) ? become({ ...state, list: loading }, { do: 'load' }) : become(state);

function loadOlder(state: CommentsState): Result {
  const { list, older, olderThan } = state;
  if (list.status !== 'success' || older.status === 'loading' || olderThan === undefined) {
    return become(state);
  }
  return become({ ...state, older: loading }, { do: 'load-older', olderThan });
}

function addOlder(state: CommentsState, { comments, olderThan }: CommentsPage): Result {
  const newer = state.list.status === 'success' ? state.list.value : [];
  const list = success([...newer, ...comments]);
  return become({ ...state, list, olderThan, older: success(undefined) });
}

const ask = (state: CommentsState, line: CommentLine | undefined): Result =>
  become({ ...state, line }, { do: 'keep-line', line });

/** Sends one comment at a time: none during a wait, and none that the rules would refuse. */
function send(state: CommentsState): Result {
  const { text, sending, wait = 0 } = state;
  if (sending.status === 'loading' || wait > 0) return become(state);
  if (!isCommentMessage(messageOf(text))) {
    // The second press of a double click finds an empty field; that is no error.
    const isSent = sending.status === 'success' && text === '';
    return become({ ...state, isUnsendable: !isSent });
  }
  return become({ ...state, sending: loading, wait: undefined }, { do: 'post', text });
}

function sendFailed(state: CommentsState, reason: unknown): Result {
  if (reason === null) return become({ ...state, sending: idle, isNameTaken: true });
  const failed: CommentsState = { ...state, sending: failure(toError(reason)) };
  const warning = warn('A comment could not be sent', reason);
  if (!(reason instanceof TooSoon)) return become(failed, warning);
  const wait = Math.ceil(reason.waitMs / 1000);
  return become({ ...failed, wait }, warning, { do: 'count-second' });
}

/** The end of the wait also clears the failure that caused it. */
function countDown(state: CommentsState): Result {
  const wait = (state.wait ?? 0) - 1;
  if (wait <= 0) return become({ ...state, wait: 0, sending: idle });
  return become({ ...state, wait }, { do: 'count-second' });
}

/**
 * Records the state of a deletion. Comments are hidden while it runs; a failure shows them again.
 */
function withDeletions(
  state: CommentsState,
  ids: readonly string[],
  deletion: CommentsState['sending'],
): CommentsState {
  const deletions = new Map(state.deletions);
  for (const id of ids) deletions.set(id, deletion);
  return { ...state, deletions };
}

/** Computes the next state of the comments, and the effects to run. Source: ASYNC-comments. */
export function stepComments(state: CommentsState, event: CommentsEvent): Result {
  switch (event.type) {
    case 'load':
      return load(state);
    case 'loaded': {
      const { comments, olderThan } = event.page;
      const { linked, isTeacher } = event;
      return become({ ...state, list: success(comments), linked, olderThan, isTeacher });
    }
    case 'load-failed':
      return become(
        { ...state, list: failure(toError(event.error)) },
        warn('The comments could not be loaded', event.error),
      );
    case 'load-older':
      return loadOlder(state);
    case 'older-loaded':
      return addOlder(state, event.page);
    case 'load-older-failed':
      return become(
        { ...state, older: failure(toError(event.error)) },
        warn('Older comments could not be loaded', event.error),
      );
    case 'type': {
      // Typing clears the failure of an earlier text.
      const sending = state.sending.status === 'failure' ? idle : state.sending;
      const wait = state.wait === 0 ? undefined : state.wait;
      const typed: CommentsState = { ...state, sending, wait, isUnsendable: false };
      return become(typed, { do: 'keep', text: event.text });
    }
    case 'ask':
      return ask(state, event.line);
    case 'answered': {
      const answers = new Map(state.answers).set(event.id, event.answer);
      return become({ ...state, answers });
    }
    case 'send':
      return send(state);
    case 'outbox':
      return become({ ...state, text: event.text, pending: event.pending });
    case 'sent': {
      const sent = [event.comment, ...state.sent];
      const { state: after, effects } = load({
        ...state,
        pending: undefined,
        sent,
        sending: success(undefined),
      });
      // A line that was chosen meanwhile belongs to the next comment.
      if (after.line !== event.comment.Line || !after.line) return { state: after, effects };
      const asked = ask(after, undefined);
      return { state: asked.state, effects: [...effects, ...asked.effects] };
    }
    case 'returned':
      return sendFailed(state, event.reason);
    case 'second-passed':
      return countDown(state);
    case 'name-taken':
      return become({ ...state, isNameTaken: true });
    case 'delete':
      return become(withDeletions(state, [event.id], loading), { do: 'delete', id: event.id });
    case 'delete-all-by': {
      const ids = commentsBy(state, event.uid);
      return become(withDeletions(state, ids, loading), {
        do: 'delete-all-by',
        uid: event.uid,
        ids,
      });
    }
    case 'deleted':
      return become(withDeletions(state, event.ids, success(undefined)));
    case 'delete-failed':
      return become(
        withDeletions(state, event.ids, failure(toError(event.error))),
        warn('Comments could not be deleted', event.error),
      );
  }
}
