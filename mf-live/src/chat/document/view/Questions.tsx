/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import type { ChatState, FromChatFrame } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import { Words } from './Words';
import parts from './parts.module.css';
import styles from './panels.module.css';

export interface QuestionsProps {
  readonly state: ChatState;
  readonly isOpen: boolean;
  /** Opens and closes the panel; gets the focus when a question disappears. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Gets the focus when the last question and the button disappear. */
  readonly log: RefObject<HTMLDivElement | null>;
  readonly tell: (message: FromChatFrame) => void;
}

/** Lists the questions that a teacher wants to answer next. Only teachers see the list. */
export function Questions({ state, isOpen, button, log, tell }: QuestionsProps) {
  const { questions = [] } = state;
  const { title, done, doneNamed } = text.questions;
  return (
    <section id="questions" class={styles.people} hidden={!isOpen} aria-label={title}>
      <ol class={styles.questions}>
        {questions.map(({ ID, Username, Message }) => (
          <li key={ID}>
            <div class={styles.question}>
              <p class={parts.meta}>
                <bdi class={parts.name}>{Username}</bdi>
              </p>
              <Words message={Message} isTrusted={false} />
            </div>
            <button
              type="button"
              class={parts.quiet}
              aria-label={doneNamed(Username)}
              onClick={() => {
                tell({ type: 'answered', id: ID });
                const next = questions.length > 1 ? button : log;
                next.current?.focus();
              }}
            >
              {done}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
