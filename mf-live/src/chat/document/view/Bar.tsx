/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import type { ChatState } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import parts from './parts.module.css';
import styles from './chat-view.module.css';

/** The panel between the bar and the list. */
export type Panel = 'people' | 'questions';

export interface BarProps {
  readonly state: ChatState;
  readonly panel: Panel | undefined;
  readonly peopleButton: RefObject<HTMLButtonElement | null>;
  readonly questionsButton: RefObject<HTMLButtonElement | null>;
  /** Undefined closes the open panel. */
  readonly onPanel: (opened: Panel | undefined) => void;
}

/** Shows the title of the chat, and the buttons that open its panels. */
export function Bar({ state, panel, peopleButton, questionsButton, onPanel }: BarProps) {
  const { room, questions = [] } = state;
  const toggle = (one: Panel) => () => onPanel(panel === one ? undefined : one);
  const { length } = questions;
  return (
    <header class={styles.bar}>
      <h1 class={styles.title}>{text.title}</h1>
      <button
        ref={questionsButton}
        type="button"
        class={parts.quiet}
        aria-expanded={panel === 'questions'}
        aria-controls="questions"
        aria-label={text.questions.openNamed(length)}
        hidden={room !== 'open' || length === 0}
        onClick={toggle('questions')}
      >
        {text.questions.open(length)}
      </button>
      <button
        ref={peopleButton}
        type="button"
        class={parts.quiet}
        aria-expanded={panel === 'people'}
        aria-controls="people"
        hidden={room !== 'open'}
        onClick={toggle('people')}
      >
        {text.people.open}
      </button>
    </header>
  );
}
