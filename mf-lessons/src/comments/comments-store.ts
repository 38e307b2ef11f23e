import { runMachine } from 'kit/machine';
import { createOutbox } from 'kit/post';
import { isNameAllowed, presentLearner } from 'common';
import {
  isCommentName,
  type Comment,
  type CommentAnswer,
  type CommentLine,
  type CurrentUser,
  type Platform,
  type Watched,
} from 'shared-contracts';
import { endNewAnswers } from '../progress/new-answers';
import { commentDrafts, commentPlace, keepLine, keptLine } from './comment-posts';
import { deleteComment, deleteCommentsBy, getComment, getComments } from './comment-requests';
import { initialState, type CommentsState } from './comments-state';
import { messageOf } from './message-text';
import { stepComments, type CommentsEffect, type CommentsEvent } from './step-comments';

/** The comments of one lesson, as one learner sees them. Source: ASYNC-comments. */
export interface CommentsStore {
  readonly state$: Watched<CommentsState>;
  /** Reads the newest page, unless it is loading or loaded. */
  load(): void;
  loadOlder(): void;
  /** Sets the line that the next comment asks about. */
  ask(line: CommentLine | undefined): void;
  /** Shows a new answer of a teacher; null: the answer was deleted. */
  answered(id: string, answer: CommentAnswer | null): void;
  /** Keeps the typed text while the tab is open, and clears an earlier failure. */
  type(text: string): void;
  /**
   * Sends the text in the field, unless a comment is being sent or a wait runs. A text that cannot
   * be sent stays in the field.
   */
  send(): void;
  remove(id: string): void;
  /** Deletes all comments of one author under this lesson. For teachers. */
  removeAllBy(uid: string): void;
}

/**
 * Marks a learner's comment as a question if it names a line or contains `?`. `Answer: null` then
 * waits for a teacher. Source: docs/lessons.md, Questions.
 */
function questionOf(
  text: string,
  { line, isTeacher }: CommentsState,
): Pick<Comment, 'Line' | 'Answer'> {
  const isQuestion = !isTeacher && (line !== undefined || text.includes('?'));
  return { ...(line && { Line: line }), ...(isQuestion && { Answer: null }) };
}

/**
 * Creates the store. `stepComments` decides what happens; this function does its effects.
 *
 * @param user the signed-in member; another member needs another store
 * @param linkedID a comment to show, however old it is
 * @throws {AppError} `unauthenticated` when nobody is signed in
 */
export function createCommentsStore(
  platform: Platform,
  videoID: string,
  user: CurrentUser,
  linkedID: string | null = null,
): CommentsStore {
  const learner = presentLearner(platform);
  const { log, session } = platform;
  const drafts = commentDrafts(platform).value;

  const load = async (): Promise<CommentsEvent> => {
    const isTeacher = session.isTeacher().catch(() => false);
    const page = await getComments(learner, videoID, { log });
    // The learner sees the answers now, so they are no longer new.
    void endNewAnswers(learner, videoID).catch((error: unknown) =>
      log.warn('New answers could not be ended', { videoID, error }),
    );
    const isRead = page.comments.some(({ ID }) => ID === linkedID);
    const linked = linkedID && !isRead ? await getComment(learner, videoID, linkedID) : undefined;
    return { type: 'loaded', page, linked, isTeacher: await isTeacher };
  };
  const loadOlder = async (olderThan: string): Promise<CommentsEvent> => ({
    type: 'older-loaded',
    page: await getComments(learner, videoID, { log, olderThan }),
  });
  const checkName = async () => {
    if (!isCommentName(user.Username)) return;
    if (!(await isNameAllowed(platform, user))) tell({ type: 'name-taken' });
  };
  const reportDeletion = (ids: readonly string[], work: Promise<void>) =>
    void work.then(
      () => tell({ type: 'deleted', ids }),
      (error: unknown) => tell({ type: 'delete-failed', ids, error }),
    );
  const perform = (effect: CommentsEffect) => {
    switch (effect.do) {
      case 'load':
        void checkName();
        return void load().then(tell, (error: unknown) => tell({ type: 'load-failed', error }));
      case 'load-older':
        return void loadOlder(effect.olderThan).then(tell, (error: unknown) =>
          tell({ type: 'load-older-failed', error }),
        );
      case 'keep':
        return outbox.type(effect.text);
      case 'keep-line':
        return keepLine(drafts, videoID, effect.line);
      case 'post':
        return outbox.send(messageOf(effect.text));
      case 'count-second':
        return void setTimeout(() => tell({ type: 'second-passed' }), 1000);
      case 'delete':
        return reportDeletion([effect.id], deleteComment(learner, videoID, effect.id));
      case 'delete-all-by':
        return reportDeletion(effect.ids, deleteCommentsBy(learner, videoID, effect.uid));
      case 'warn':
        return log.warn(effect.message, { videoID, error: effect.error });
    }
  };
  const { state$, send: tell } = runMachine(initialState(''), stepComments, perform);

  const outbox = createOutbox(platform, {
    key: videoID,
    drafts,
    place: commentPlace(videoID),
    user,
    isTeacher: () => state$.value.isTeacher,
    fieldsOf: (text) => questionOf(text, state$.value),
    isPatient: false,
    between: '\n\n',
    onSent: (comment) => tell({ type: 'sent', comment }),
    onReturned: (reason) => tell({ type: 'returned', reason }),
  });
  outbox.state$.subscribe(({ text, pending: [first] }) => {
    const { pending } = state$.value;
    const isShown = pending !== undefined && pending.ID === first?.id;
    tell({ type: 'outbox', text, pending: isShown ? pending : first && outbox.whole(first) });
  });
  tell({ type: 'ask', line: keptLine(drafts, videoID) });
  outbox.start();

  return {
    state$,
    load: () => tell({ type: 'load' }),
    loadOlder: () => tell({ type: 'load-older' }),
    ask: (line) => tell({ type: 'ask', line }),
    answered: (id, answer) => tell({ type: 'answered', id, answer }),
    type: (text) => tell({ type: 'type', text }),
    send: () => tell({ type: 'send' }),
    remove: (id) => tell({ type: 'delete', id }),
    removeAllBy: (uid) => tell({ type: 'delete-all-by', uid }),
  };
}
