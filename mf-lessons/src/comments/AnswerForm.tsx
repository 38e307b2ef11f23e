import { useId, useState, type SubmitEvent } from 'react';
import { Button, Icon, usePlatform } from 'kit';
import { useHold } from 'kit/hold';
import {
  failure,
  hasCode,
  idle,
  isCommentMessage,
  loading,
  toError,
  type AsyncState,
  type Comment,
  type CommentAnswer,
} from 'shared-contracts';
import { comments as text } from '../messages/comments';
import { askBeforeTakingBack } from './ask-before-deleting';
import { lengthOf, messageOf } from './message-text';
import styles from './comments.late.module.css';

export interface AnswerFormProps {
  readonly videoID: string;
  readonly comment: Comment;
  readonly onAnswered: (answer: CommentAnswer | null) => void;
}

function reasonOf(error: Error): string {
  if (hasCode(error, 'aborted')) return text.answer.overtaken;
  return hasCode(error, 'not-found') ? text.answer.gone : text.answer.failure;
}

/** The press on the button before asked for the field. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** Where a teacher answers a comment, changes the answer, or takes it back. */
export function AnswerForm({ videoID, comment, onAnswered }: AnswerFormProps) {
  const { functions, alerts, log } = usePlatform();
  const { ID, Answer } = comment;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [sending, setSending] = useState<AsyncState<void>>(idle);
  const isBusy = sending.status === 'loading';
  useHold(isBusy, 'form');
  const { excess } = lengthOf(typed ?? '');

  const call = async (message?: string) => {
    setSending(loading);
    try {
      const { answer } = await functions.call('answerComment', {
        videoID,
        commentID: ID,
        ...(message !== undefined && { message }),
        ...(Answer && { replaces: Answer.TimeStamp }),
      });
      setSending(idle);
      setTyped(undefined);
      onAnswered(answer);
    } catch (error) {
      log.warn('An answer could not be sent', { videoID, error });
      setSending(failure(toError(error)));
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = messageOf(typed ?? '');
    if (!isBusy && isCommentMessage(message)) void call(message);
  };

  const problem = (
    <div role="alert">
      {sending.status === 'failure' && (
        <p className={styles.error}>
          <Icon name="warning" />
          {reasonOf(sending.error)}
        </p>
      )}
    </div>
  );
  if (typed === undefined) {
    return (
      <>
        {problem}
        <p className={styles.actions}>
          <Button
            variant="quiet"
            className={styles.inline}
            onClick={() => setTyped(Answer?.Message ?? '')}
          >
            {Answer ? text.answer.change : text.answer.write}
          </Button>
          {Answer && (
            <Button
              variant="quiet"
              busy={isBusy}
              onClick={() => askBeforeTakingBack(alerts, Answer, () => void call())}
            >
              {text.answer.takeBack}
            </Button>
          )}
        </p>
      </>
    );
  }
  return (
    <form className={styles.answering} noValidate onSubmit={submit}>
      <label className={styles.label} htmlFor={`${id}-field`}>
        {text.answer.field}
      </label>
      <textarea
        ref={focusAtEnd}
        id={`${id}-field`}
        className={styles.field}
        dir="auto"
        rows={2}
        value={typed}
        aria-invalid={excess !== undefined || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {excess ?? text.answer.hint}
      </p>
      {problem}
      <p className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {text.answer.send}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setTyped(undefined);
            setSending(idle);
          }}
        >
          {text.answer.cancel}
        </Button>
      </p>
    </form>
  );
}
