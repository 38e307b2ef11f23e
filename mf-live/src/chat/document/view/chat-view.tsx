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
import { People } from './People';
import { afterState, NOTHING_TYPED, obstacleTo, typed, withReturned } from './typing';
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
  const [log, hello, button] = [
    createRef<HTMLDivElement>(),
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
  let isPeopleOpen = false;

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
    if (!state || state.isMuted) return;
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
  const openPeople = (isOpen: boolean) => {
    isPeopleOpen = isOpen;
    show();
    if (isOpen) post({ type: 'people' });
  };

  function show(): void {
    if (!state) return;
    // A frame takes the focus only if it had it.
    const isOnHello = document.hasFocus() && document.activeElement === hello.current;
    const isLost = state.connection === 'lost' && state.room !== 'refused';
    render(
      <main class={styles.chat}>
        <header class={styles.bar}>
          <h1 class={styles.title}>{text.title}</h1>
          <button
            ref={button}
            type="button"
            class={styles.quiet}
            aria-expanded={isPeopleOpen}
            aria-controls="people"
            hidden={state.room !== 'open'}
            onClick={() => openPeople(!isPeopleOpen)}
          >
            {text.people.open}
          </button>
        </header>
        <People
          state={state}
          people={people}
          teachers={teachers}
          button={button}
          tell={tell}
          isOpen={isPeopleOpen}
        />
        <MessageList
          state={state}
          list={list}
          following={following}
          log={log}
          hello={hello}
          tell={tell}
          onHello={greet}
        />
        <p class="visually-hidden" role="status">
          {mutes.said}
        </p>
        <p class={styles.lost} role="status" hidden={!isLost}>
          {isLost && text.lost}
        </p>
        <WriteForm state={state} typing={typing} field={field} onType={type} onSubmit={submit} />
      </main>,
      root,
    );
    if (log.current) following.watch(log.current);
    if (isOnHello && hello.current?.hidden) field.current?.focus();
  }

  root.addEventListener('click', (event) => {
    const { links } = document.documentElement.dataset;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || links === undefined) return;
    event.preventDefault();
    if (links === 'page') tell({ type: 'open', url: link.href });
  });

  root.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !(target instanceof Element) || !target.closest('#people')) return;
    openPeople(false);
    button.current?.focus();
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
    followPage(next);
    typing = afterState(typing, before, next);
    mutes.update(next.muted);
    if (early) showMessages(early);
    early = undefined;
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
