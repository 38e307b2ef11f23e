import { useEffect, useId, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { Button, Icon, usePlatform } from 'kit';
import { hasCode, isCommentMessage, type Comment, type CommentAnswer } from 'shared-contracts';
import { comments as text } from '../messages/comments';
import { askBeforeTakingBack } from './ask-before-deleting';
import { lengthOf, messageOf } from './message-text';
import { useAnswer, type AnswerWork } from './use-answer';
import styles from './comments.late.module.css';

export interface AnswerFormProps {
  readonly videoID: string;
  readonly comment: Comment;
  /** The element that shows the answer; it gets the focus once the answer is sent. */
  readonly shown: RefObject<HTMLElement | null>;
  readonly onAnswered: (answer: CommentAnswer | null) => void;
}

function reasonOf(error: Error): string {
  if (hasCode(error, 'aborted')) return text.answer.overtaken;
  return hasCode(error, 'not-found') ? text.answer.gone : text.answer.failure;
}

/** The learner has just pressed the button that opens the field. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** The form in which a teacher answers a comment, changes the answer, or deletes it. */
export function AnswerForm({ videoID, comment, shown, onAnswered }: AnswerFormProps) {
  const { alerts } = usePlatform();
  const { Answer } = comment;
  const work = useAnswer(videoID, comment, onAnswered);
  const { typed, sending, type } = work;
  // A kept draft opens the field without moving the focus.
  const [isPressed, setIsPressed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (sending.status !== 'success' || document.activeElement !== document.body) return;
    // The pressed button was removed, and the focus with it.
    (shown.current ?? opener.current)?.focus();
  }, [sending, shown]);

  return (
    <>
      <p role="status" className="visually-hidden">
        {sending.status === 'success' && (sending.value ? text.answer.sent : text.answer.takenBack)}
      </p>
      {typed !== undefined ? (
        <OpenForm work={work} typed={typed} isPressed={isPressed} />
      ) : (
        <>
          <AnswerError sending={sending} />
          <p className={styles.actions}>
            <Button
              ref={opener}
              variant="quiet"
              className={styles.inline}
              onClick={() => {
                setIsPressed(true);
                type(Answer?.Message ?? '');
              }}
            >
              {Answer ? text.answer.change : text.answer.write}
            </Button>
            {Answer && (
              <Button
                variant="quiet"
                busy={sending.status === 'loading'}
                onClick={() => askBeforeTakingBack(alerts, Answer, () => void work.send())}
              >
                {text.answer.takeBack}
              </Button>
            )}
          </p>
        </>
      )}
    </>
  );
}

function AnswerError({ sending }: Pick<AnswerWork, 'sending'>) {
  return (
    <div role="alert">
      {sending.status === 'failure' && (
        <p className={styles.error}>
          <Icon name="warning" />
          {reasonOf(sending.error)}
        </p>
      )}
    </div>
  );
}

interface OpenFormProps {
  readonly work: AnswerWork;
  readonly typed: string;
  readonly isPressed: boolean;
}

function OpenForm({ work, typed, isPressed }: OpenFormProps) {
  const { sending, type, send } = work;
  const id = useId();
  const isBusy = sending.status === 'loading';
  const { excess } = lengthOf(typed);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = messageOf(typed);
    if (!isBusy && isCommentMessage(message)) void send(message);
  };
  return (
    <form className={styles.answering} noValidate onSubmit={submit}>
      <label className={styles.label} htmlFor={`${id}-field`}>
        {text.answer.field}
      </label>
      <textarea
        ref={isPressed ? focusAtEnd : undefined}
        id={`${id}-field`}
        className={styles.field}
        dir="auto"
        rows={2}
        value={typed}
        readOnly={isBusy}
        aria-invalid={excess !== undefined || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          // The same key as in the form of a comment.
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {excess ?? text.answer.hint}
      </p>
      <AnswerError sending={sending} />
      <p className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {text.answer.send}
        </Button>
        <Button
          variant="quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && type(undefined)}
        >
          {text.answer.cancel}
        </Button>
      </p>
    </form>
  );
}
