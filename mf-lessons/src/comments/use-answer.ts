import { useState } from 'react';
import { usePlatform } from 'kit';
import { useHold } from 'kit/hold';
import { presentLearner } from 'common';
import {
  AppError,
  failure,
  hasCode,
  idle,
  loading,
  success,
  toError,
  type AsyncState,
  type Comment,
  type CommentAnswer,
} from 'shared-contracts';
import { commentDrafts, keepAnswer, keptAnswer } from './comment-posts';
import { getComment } from './comment-requests';

/** A teacher's draft of the answer to one comment, and its sending. */
export interface AnswerWork {
  /** The text in the field; undefined: the field is closed. */
  readonly typed: string | undefined;
  /** The last request: the answer that was sent, or null if it was deleted. */
  readonly sending: AsyncState<CommentAnswer | null>;
  /** Keeps the text while the tab is open; undefined closes the field. */
  type(text: string | undefined): void;
  /** @param message undefined deletes the answer */
  send(message?: string): Promise<void>;
}

/**
 * Sends the answer to a comment; it replaces the answer that is shown. If another teacher has
 * answered meanwhile, it shows their answer, and the next try replaces that. Source:
 * docs/lessons.md, Questions.
 *
 * @param onAnswered shows an answer; null removes it
 */
export function useAnswer(
  videoID: string,
  { ID, Answer }: Comment,
  onAnswered: (answer: CommentAnswer | null) => void,
): AnswerWork {
  const platform = usePlatform();
  const { functions, log } = platform;
  const drafts = commentDrafts(platform).value;
  const [typed, setTyped] = useState(() => keptAnswer(drafts, videoID, ID));
  const [sending, setSending] = useState<AnswerWork['sending']>(idle);
  useHold(sending.status === 'loading', 'form');

  const type = (text: string | undefined) => {
    setTyped(text);
    keepAnswer(drafts, videoID, ID, text);
    if (sending.status !== 'loading') setSending(idle);
  };
  /** After a conflict, reads the comment again. @returns the error to show */
  const readAfterConflict = async (error: Error): Promise<Error> => {
    if (!hasCode(error, 'aborted')) return error;
    const present = await getComment(presentLearner(platform), videoID, ID);
    if (present === null) return new AppError('not-found', 'The comment has been deleted.');
    if (present === undefined) return new AppError('unavailable', 'It could not be read again.');
    onAnswered(present.Answer ?? null);
    return error;
  };
  const send = async (message?: string) => {
    setSending(loading);
    try {
      const { answer } = await functions.call('answerComment', {
        videoID,
        commentID: ID,
        ...(message !== undefined && { message }),
        ...(Answer && { replaces: Answer.TimeStamp }),
      });
      // First, so that the answer is on the page when sending ends.
      onAnswered(answer);
      type(undefined);
      setSending(success(answer));
    } catch (error) {
      log.warn('An answer could not be sent', { videoID, error });
      setSending(failure(await readAfterConflict(toError(error))));
    }
  };
  return { typed, sending, type, send };
}
