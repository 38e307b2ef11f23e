/** @jsxImportSource preact */
import { createRef, render } from 'preact';
import type {
  ChatMessage,
  ChatPeople,
  ChatState,
  FromChatFrame,
  ToChatFrame,
} from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import { Bar, type Panel } from './Bar';
import { followPage, leadLinksOut } from './follow-page';
import { createFollowing } from './following';
import { EMPTY_LIST, withMessages } from './list-model';
import { MessageList } from './MessageList';
import { createMuteStatus } from './mute-status';
import { secondsToWait } from './pace';
import { People } from './People';
import { Pinned } from './Pinned';
import { Questions } from './Questions';
import { createSlowClock } from './slow-clock';
import { UndoBar } from './UndoBar';
import { WriteForm } from './WriteForm';
import { createWriting } from './writing';
import styles from './chat-view.module.css';

/**
 * Fills an element with the chat, once the live screen has sent the first state.
 *
 * @param post tells the live screen what the member does
 * @returns takes what the live screen says
 */
export function createChatView(
  root: HTMLElement,
  post: (message: FromChatFrame) => void,
): (message: ToChatFrame) => void {
  const log = createRef<HTMLDivElement>();
  const field = createRef<HTMLTextAreaElement>();
  const [hello, undo] = [createRef<HTMLButtonElement>(), createRef<HTMLButtonElement>()];
  const buttons = {
    people: createRef<HTMLButtonElement>(),
    questions: createRef<HTMLButtonElement>(),
  };
  const mutes = createMuteStatus();
  const following = createFollowing(() => show());
  let state: ChatState | undefined;
  /** Messages that came before the state. */
  let early: readonly ChatMessage[] | undefined;
  let list = EMPTY_LIST;
  let people: ChatPeople | undefined;
  let teachers: ReadonlySet<string> = new Set();
  let panel: Panel | undefined;

  const tell = (message: FromChatFrame) => {
    mutes.expect(message);
    post(message);
  };
  const writing = createWriting({ field, chat: () => state, post, onChange: () => show() });
  const countSeconds = createSlowClock(
    () => (state ? secondsToWait(state, Date.now()) : 0),
    (isOver) => {
      if (isOver) writing.sayReady();
      show();
    },
  );
  const openPanel = (opened: Panel | undefined) => {
    panel = opened;
    show();
    if (opened === 'people') post({ type: 'people' });
  };

  function show(): void {
    if (!state) return;
    // A frame takes the focus only if it had it.
    const hasFocus = (one: HTMLElement | null) =>
      one !== null && document.hasFocus() && document.activeElement === one;
    const isOnHello = hasFocus(hello.current);
    const isOnUndo = hasFocus(undo.current);
    const isLost = state.connection === 'lost' && state.room !== 'refused';
    render(
      <main class={styles.chat}>
        <Bar
          state={state}
          panel={panel}
          peopleButton={buttons.people}
          questionsButton={buttons.questions}
          onPanel={openPanel}
        />
        <Questions
          state={state}
          isOpen={panel === 'questions' && Boolean(state.questions?.length)}
          button={buttons.questions}
          log={log}
          tell={tell}
        />
        <People
          state={state}
          people={people}
          teachers={teachers}
          button={buttons.people}
          tell={tell}
          isOpen={panel === 'people'}
        />
        <Pinned state={state} onUnpin={() => log.current?.focus()} tell={tell} />
        <MessageList
          state={state}
          list={list}
          following={following}
          log={log}
          hello={hello}
          tell={tell}
          onHello={writing.greet}
          onPhrase={writing.beginPhrase}
        />
        <p class="visually-hidden" role="status">
          {mutes.said}
        </p>
        <UndoBar state={state} button={undo} log={log} tell={tell} />
        <p class={styles.lost} role="status" hidden={!isLost}>
          {isLost && text.lost}
        </p>
        <WriteForm
          state={state}
          now={Date.now()}
          typing={writing.typing}
          field={field}
          onType={writing.type}
          onSubmit={writing.submit}
        />
      </main>,
      root,
    );
    if (log.current) following.watch(log.current);
    if (isOnHello && hello.current?.hidden) field.current?.focus();
    if (isOnUndo && !undo.current) log.current?.focus();
  }

  leadLinksOut(root, (url) => tell({ type: 'open', url }));
  root.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !(target instanceof Element)) return;
    const left = (['people', 'questions'] as const).find((one) => target.closest(`#${one}`));
    if (!left) return;
    openPanel(undefined);
    buttons[left].current?.focus();
  });

  const showMessages = (next: readonly ChatMessage[]) => {
    const authors = next.filter(({ ByTeacher }) => ByTeacher).map(({ UID }) => UID);
    teachers = new Set([...teachers, ...authors]);
    if (!state) {
      early = next;
      return;
    }
    const { list: changed, added } = withMessages(list, next, state.uid, Date.now());
    list = changed;
    following.add(added);
    show();
    following.follow();
  };
  const showState = (next: ChatState) => {
    const earlierState = state;
    const earlierIDs = new Set(earlierState?.pending.map(({ id }) => id));
    state = next;
    // The next question must not open the list.
    if (panel === 'questions' && !next.questions?.length) panel = undefined;
    followPage(next);
    writing.update(earlierState, next);
    mutes.update(next.muted);
    if (early) showMessages(early);
    early = undefined;
    countSeconds();
    show();
    // The parts above and below the list have changed their height.
    if (next.pending.some(({ id }) => !earlierIDs.has(id))) following.toEnd();
    else following.follow();
  };

  return (message) => {
    switch (message.type) {
      case 'state':
        return showState(message);
      case 'messages':
        return showMessages(message.messages);
      case 'people':
        people = message;
        return show();
      case 'text':
        return writing.giveBack(message.text);
    }
  };
}
