/** @jsxImportSource preact */
import { createRef } from 'preact';
import type { ChatPeople, ChatState, FromChatFrame } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import { Bar, type Panel } from './Bar';
import type { Following } from './following';
import type { ListModel } from './list-model';
import { MessageList } from './MessageList';
import { People } from './People';
import { Pinned } from './Pinned';
import { Questions } from './Questions';
import { UndoBar } from './UndoBar';
import { WriteForm } from './WriteForm';
import type { Writing } from './writing';
import styles from './chat-view.module.css';

/** The elements that take the focus, or are measured. */
export const createRefs = () => ({
  log: createRef<HTMLDivElement>(),
  field: createRef<HTMLTextAreaElement>(),
  hello: createRef<HTMLButtonElement>(),
  undo: createRef<HTMLButtonElement>(),
  people: createRef<HTMLButtonElement>(),
  questions: createRef<HTMLButtonElement>(),
});

/** State that only the frame knows, beside the state that the live page sends. */
export interface ChatBodyState {
  readonly list: ListModel;
  /** Undefined: not requested yet. */
  readonly people: ChatPeople | undefined;
  /** UIDs of authors who wrote as teachers. */
  readonly teachers: ReadonlySet<string>;
  readonly panel: Panel | undefined;
}

interface ChatBodyProps extends ChatBodyState {
  readonly refs: ReturnType<typeof createRefs>;
  readonly state: ChatState;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly following: Following;
  readonly writing: Writing;
  /** Status for screen readers, about muted members. */
  readonly said: string;
  readonly onPanel: (opened: Panel | undefined) => void;
  readonly tell: (message: FromChatFrame) => void;
}

/** Lays out the whole chat. */
export function ChatBody(props: ChatBodyProps) {
  const { refs, state, list, people, teachers, panel, now, following, writing } = props;
  const { said, onPanel, tell } = props;
  const isLost = state.connection === 'lost' && state.room !== 'refused';
  return (
    <main class={styles.chat}>
      <Bar
        state={state}
        panel={panel}
        peopleButton={refs.people}
        questionsButton={refs.questions}
        onPanel={onPanel}
      />
      <Questions
        state={state}
        isOpen={panel === 'questions' && Boolean(state.questions?.length)}
        button={refs.questions}
        log={refs.log}
        tell={tell}
      />
      <People
        state={state}
        people={people}
        teachers={teachers}
        button={refs.people}
        tell={tell}
        isOpen={panel === 'people'}
      />
      <Pinned state={state} onUnpin={() => refs.log.current?.focus()} tell={tell} />
      <MessageList
        state={state}
        list={list}
        following={following}
        log={refs.log}
        hello={refs.hello}
        tell={tell}
        onHello={writing.greet}
        onPhrase={writing.beginPhrase}
      />
      <p class="visually-hidden" role="status">
        {said}
      </p>
      <UndoBar state={state} button={refs.undo} log={refs.log} tell={tell} />
      <p class={styles.lost} role="status" hidden={!isLost}>
        {isLost && text.lost}
      </p>
      <WriteForm
        state={state}
        now={now}
        typing={writing.typing}
        field={refs.field}
        onType={writing.type}
        onSubmit={writing.submit}
      />
    </main>
  );
}
