/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import { classNames } from 'kit/class-names';
import type { ChatState } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import { isSlowed, secondsToWait } from './pace';
import type { Typing } from './typing';
import parts from './parts.module.css';
import styles from './write-form.module.css';

const NAME_PROBLEM: Readonly<Record<ChatState['name'], string>> = {
  usable: '',
  // The live page asks for a name when the member sends the first message.
  none: '',
  unfit: text.unfitName,
  taken: text.takenName,
};

function noticeOf({ isMuted, notice }: ChatState): string {
  if (isMuted) return text.notice.muted;
  return notice ? text.notice[notice.kind] : '';
}

/** Words the hint below the field. */
function hintOf(state: ChatState, now: number): string {
  const { isTeacher, slowSeconds = 0 } = state;
  if (slowSeconds === 0) return isTeacher ? text.hintOfTeacher : text.hint;
  if (isTeacher) return text.slow.ofTeacher(slowSeconds);
  const seconds = secondsToWait(state, now);
  return seconds > 0 ? text.slow.wait(seconds) : text.slow.on(slowSeconds);
}

export interface WriteFormProps {
  readonly state: ChatState;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly typing: Typing;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
}

/** The form to write a message. A sentence above the field names a problem. */
export function WriteForm({ state, now, typing, field, onType, onSubmit }: WriteFormProps) {
  const { room, name, isMuted, slowSeconds = 0 } = state;
  const alert = typing.wrong || noticeOf(state);
  const problem = NAME_PROBLEM[name];
  return (
    <div class={styles.write} hidden={room === 'loading' || room === 'refused'}>
      <form
        class={styles.form}
        noValidate
        hidden={problem !== ''}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <p id="error" role="alert" class={styles.error} hidden={alert === ''}>
          {alert}
        </p>
        <div class={styles.row}>
          <label htmlFor="field" class="visually-hidden">
            {text.field}
          </label>
          <textarea
            ref={field}
            id="field"
            class={styles.field}
            rows={1}
            dir="auto"
            enterkeyhint="send"
            placeholder={text.placeholder}
            aria-describedby="error hint"
            aria-invalid={typing.wrong !== '' || undefined}
            value={typing.text}
            onInput={({ currentTarget }) => onType(currentTarget.value)}
            onKeyDown={(event) => {
              // While an input method composes a word, Enter chooses the word.
              if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
              event.preventDefault();
              onSubmit();
            }}
          />
          <button type="submit" class={parts.primary} disabled={isMuted || isSlowed(state, now)}>
            {text.send}
          </button>
        </div>
        <div class={styles.below}>
          <p id="hint" class={classNames(styles.hint, slowSeconds === 0 && styles.usual)}>
            {hintOf(state, now)}
          </p>
          <p class={styles.counter} aria-hidden="true">
            {typing.counter}
          </p>
          <p class="visually-hidden" role="status">
            {typing.spoken}
          </p>
        </div>
      </form>
      <p class={parts.words} hidden={problem === ''}>
        {problem}
      </p>
    </div>
  );
}
