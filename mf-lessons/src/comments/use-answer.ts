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

/** A teacher's work on the answer to one comment. */
export interface AnswerWork {
  /** The text in the field; undefined: there is no field. */
  readonly typed: string | undefined;
  /** The answer that was sent last; null: it was taken back. */
  readonly sending: AsyncState<CommentAnswer | null>;
  /** Keeps the text for as long as the tab is open; undefined: gives it up. */
  type(text: string | undefined): void;
  /** @param message undefined: takes the answer back */
  send(message?: string): Promise<void>;
}

/**
 * Sends the answer to a comment, in the place of the one that is shown. If another teacher was
 * faster, it reads the comment again, so that their answer is shown and another try replaces that.
 * Source: docs/lessons.md, Questions.
 *
 * @param onAnswered shows an answer; null: there is none
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
  /** Why an answer was not taken. */
  const lookAgain = async (error: Error): Promise<Error> => {
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
      // First, so that the answer is there when its sending has ended.
      onAnswered(answer);
      type(undefined);
      setSending(success(answer));
    } catch (error) {
      log.warn('An answer could not be sent', { videoID, error });
      setSending(failure(await lookAgain(toError(error))));
    }
  };
  return { typed, sending, type, send };
}
