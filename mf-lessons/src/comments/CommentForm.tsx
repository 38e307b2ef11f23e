import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react';
import { Button, classNames, Dialect, Icon } from 'kit';
import { useHold } from 'kit/hold';
import { NotAccepted, TooSoon } from 'kit/post';
import { isCommentMessage } from 'shared-contracts';
import { comments as text } from '../messages/comments';
import type { CommentsProps } from './Comments';
import type { CommentsState } from './comments-state';
import type { CommentsStore } from './comments-store';
import { lengthOf, messageOf } from './message-text';
import styles from './comments.late.module.css';

export interface CommentFormProps extends Pick<CommentsProps, 'asked' | 'onTaken'> {
  readonly store: CommentsStore;
  readonly state: CommentsState;
  /** Whether the learner must first answer another question; the send button is then hidden. */
  readonly isWaiting: boolean;
  readonly onSend: () => void;
}

/** Why a comment was not sent, and what to do. */
function reasonOf(error: Error): string {
  if (error instanceof TooSoon) return text.tooSoon;
  if (!(error instanceof NotAccepted)) return text.sendFailure;
  return error.reason === 'day-full' ? text.dayFull : text.sendRefused;
}

/**
 * Focuses the field when a line is chosen, a text cannot be sent, or another question has ended.
 */
function useFieldFocus({ store, state, asked, onTaken, isWaiting }: CommentFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const take = useEffectEvent(() => {
    store.ask(asked);
    field.current?.focus();
    onTaken();
  });
  useEffect(() => {
    if (asked) take();
  }, [asked]);

  // The question for a name may have had the focus meanwhile.
  useEffect(() => {
    if (state.isUnsendable) field.current?.focus();
  }, [state.isUnsendable]);

  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    // The pressed button was removed together with the question.
    if (wasWaiting.current && !isWaiting) field.current?.focus();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
  return field;
}

/** The form of a comment. It never cuts or loses the typed text; a message says what is wrong. */
export function CommentForm(props: CommentFormProps) {
  const { store, state, isWaiting, onSend } = props;
  const id = useId();
  const field = useFieldFocus(props);
  const { excess } = lengthOf(state.text);
  const { sending, wait = 0 } = state;
  const isBusy = sending.status === 'loading';
  // Hold the page only while sending: the tab keeps the draft, and the shell sees typing itself.
  useHold(isBusy, 'form');
  const blank = state.text.trim() === '' ? text.blank : text.invisible;
  const error = excess ?? (state.isUnsendable ? blank : undefined);

  const send = () => {
    if (isBusy || wait > 0) return;
    if (isCommentMessage(messageOf(state.text))) onSend();
    else {
      store.send();
      field.current?.focus();
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <label className={styles.label} htmlFor={`${id}-field`}>
        {text.field}
      </label>
      {state.line && !isBusy && (
        <p id={`${id}-line`} className={styles.asked}>
          {text.line.about} <Dialect>{state.line.Text}</Dialect>
          <Button
            variant="quiet"
            onClick={() => {
              store.ask(undefined);
              field.current?.focus();
            }}
          >
            {text.line.drop}
          </Button>
        </p>
      )}
      <textarea
        ref={field}
        id={`${id}-field`}
        className={styles.field}
        dir="auto"
        rows={2}
        placeholder={text.placeholder}
        value={state.text}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={classNames(
          state.line && !isBusy && `${id}-line`,
          `${id}-hint`,
          error !== undefined && `${id}-error`,
        )}
        onChange={({ target }) => store.type(target.value)}
        onKeyDown={sendByKey}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {text.hint} <span className={styles.keys}>{text.shortcut}</span>
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      <div role="alert">
        {sending.status === 'failure' && (
          <p className={styles.error}>
            <Icon name="warning" />
            {reasonOf(sending.error)}
          </p>
        )}
      </div>
      <SendRow state={state} isHidden={isWaiting} />
    </form>
  );
}

interface SendRowProps {
  readonly state: CommentsState;
  readonly isHidden: boolean;
}

/**
 * The send button with its status. The button counts a wait down visibly; screen readers hear only
 * its beginning and end.
 */
function SendRow({ state, isHidden }: SendRowProps) {
  const { counter, isNear, announcement } = lengthOf(state.text);
  const { sending, wait = 0 } = state;
  const isSent = sending.status === 'success' && state.text === '';
  const status = isSent ? text.sent : state.wait === 0 ? text.waited : announcement;
  return (
    <div className={styles.row} hidden={isHidden}>
      <Button
        type="submit"
        variant={wait > 0 ? 'secondary' : 'primary'}
        busy={sending.status === 'loading'}
        aria-disabled={wait > 0 || undefined}
      >
        {wait > 0 ? (
          <span className={styles.wait}>
            {text.send} <span aria-hidden="true">{text.wait(wait)}</span>
          </span>
        ) : sending.status === 'failure' ? (
          text.sendAgain
        ) : (
          text.send
        )}
      </Button>
      <p className={styles.counter} aria-hidden="true">
        {isNear && counter}
      </p>
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </div>
  );
}
