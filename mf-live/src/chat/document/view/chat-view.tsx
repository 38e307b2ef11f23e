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
import { createFollowing } from './following';
import { EMPTY_LIST, withMessages } from './list-model';
import { MessageList } from './MessageList';
import { createMuteStatus } from './mute-status';
import { isSlowed, secondsToWait } from './pace';
import { People } from './People';
import { Pinned } from './Pinned';
import { Questions } from './Questions';
import { afterState, NOTHING_TYPED, obstacleTo, typed, withReturned } from './typing';
import { UndoBar } from './UndoBar';
import { WriteForm } from './WriteForm';
import styles from './chat-view.module.css';

function followPage({ theme, links }: ChatState): void {
  const { dataset } = document.documentElement;
  if (links === undefined) delete dataset.links;
  else dataset.links = links;
  if (theme === null) delete dataset.theme;
  else dataset.theme = theme;
}

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
  const [log, hello, button, undo, next] = [
    createRef<HTMLDivElement>(),
    createRef<HTMLButtonElement>(),
    createRef<HTMLButtonElement>(),
    createRef<HTMLButtonElement>(),
    createRef<HTMLButtonElement>(),
  ];
  const field = createRef<HTMLTextAreaElement>();
  const mutes = createMuteStatus();
  const following = createFollowing(() => show());
  let state: ChatState | undefined;
  /** Messages that came before the state. */
  let early: readonly ChatMessage[] | undefined;
  let list = EMPTY_LIST;
  let typing = NOTHING_TYPED;
  let people: ChatPeople | undefined;
  let teachers: ReadonlySet<string> = new Set();
  /** The panel between the bar and the list. */
  let panel: 'people' | 'questions' | undefined;
  /** Counts the seconds of slow mode. */
  let clock: ReturnType<typeof setTimeout> | undefined;

  const tell = (message: FromChatFrame) => {
    mutes.expect(message);
    post(message);
  };
  const type = (words: string) => {
    typing = typed(words);
    show();
    post({ type: 'typed', text: words });
  };
  const giveBack = (back: string) => {
    if (back !== '') type(withReturned(typing, back).text);
  };
  const submit = () => {
    if (!state || state.isMuted || isSlowed(state, Date.now())) return;
    const wrong = obstacleTo(typing.text, state);
    if (wrong) typing = { ...typed(typing.text), wrong };
    else {
      // The host keeps it from now on: it shows it as under way, or gives it back.
      post({ type: 'send', text: typing.text.trim() });
      typing = NOTHING_TYPED;
    }
    show();
    field.current?.focus();
  };
  const greet = () => {
    if (typing.text.trim() === '') giveBack(text.hello.words);
    field.current?.focus();
  };
  const openPanel = (opened: typeof panel) => {
    panel = opened;
    show();
    if (opened === 'people') post({ type: 'people' });
  };
  const beginPhrase = (beginning: string) => {
    const { text: before } = typing;
    type(before.trim() === '' ? beginning : `${before}\n${beginning}`);
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  };
  /** Shows each second of the wait, and says when it is over. */
  const count = () => {
    clearTimeout(clock);
    const wait = state ? secondsToWait(state, Date.now()) : 0;
    if (wait === 0) return;
    clock = setTimeout(() => {
      if (state && secondsToWait(state, Date.now()) === 0) {
        typing = { ...typing, spoken: text.unmuted };
      }
      count();
      show();
    }, 1000);
  };

  function show(): void {
    if (!state) return;
    // A frame takes the focus only if it had it.
    const hasFocus = (one: HTMLElement | null) =>
      one !== null && document.hasFocus() && document.activeElement === one;
    const isOnHello = hasFocus(hello.current);
    const isOnUndo = hasFocus(undo.current);
    const questionCount = state.questions?.length ?? 0;
    const isLost = state.connection === 'lost' && state.room !== 'refused';
    render(
      <main class={styles.chat}>
        <header class={styles.bar}>
          <h1 class={styles.title}>{text.title}</h1>
          <button
            ref={next}
            type="button"
            class={styles.quiet}
            aria-expanded={panel === 'questions'}
            aria-controls="questions"
            aria-label={text.questions.openNamed(questionCount)}
            hidden={state.room !== 'open' || questionCount === 0}
            onClick={() => openPanel(panel === 'questions' ? undefined : 'questions')}
          >
            {text.questions.open(questionCount)}
          </button>
          <button
            ref={button}
            type="button"
            class={styles.quiet}
            aria-expanded={panel === 'people'}
            aria-controls="people"
            hidden={state.room !== 'open'}
            onClick={() => openPanel(panel === 'people' ? undefined : 'people')}
          >
            {text.people.open}
          </button>
        </header>
        <Questions
          state={state}
          isOpen={panel === 'questions' && questionCount > 0}
          button={next}
          log={log}
          tell={tell}
        />
        <People
          state={state}
          people={people}
          teachers={teachers}
          button={button}
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
          onHello={greet}
          onPhrase={beginPhrase}
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
          typing={typing}
          field={field}
          onType={type}
          onSubmit={submit}
        />
      </main>,
      root,
    );
    if (log.current) following.watch(log.current);
    if (isOnHello && hello.current?.hidden) field.current?.focus();
    if (isOnUndo && !undo.current) log.current?.focus();
  }

  root.addEventListener('click', (event) => {
    const { links } = document.documentElement.dataset;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || links === undefined) return;
    event.preventDefault();
    if (links === 'page') tell({ type: 'open', url: link.href });
  });

  root.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !(target instanceof Element)) return;
    const opened = target.closest('#people') ? button : target.closest('#questions') ? next : null;
    if (!opened) return;
    openPanel(undefined);
    opened.current?.focus();
  });

  const showMessages = (next: readonly ChatMessage[]) => {
    const found = next.filter(({ ByTeacher }) => ByTeacher).map(({ UID }) => UID);
    teachers = new Set([...teachers, ...found]);
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
    const before = state;
    const known = new Set(before?.pending.map(({ id }) => id));
    state = next;
    // The next question must not open the list.
    if (panel === 'questions' && !next.questions?.length) panel = undefined;
    followPage(next);
    typing = afterState(typing, before, next);
    mutes.update(next.muted);
    if (early) showMessages(early);
    early = undefined;
    count();
    show();
    // What is above and below the list has changed its height.
    if (next.pending.some(({ id }) => !known.has(id))) following.toEnd();
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
        return giveBack(message.text);
    }
  };
}
