/** @jsxImportSource preact */
import { render, type ComponentProps } from 'preact';
import type { ChatMessage, ChatState, FromChatFrame, ToChatFrame } from 'shared-contracts';
import type { Panel } from './Bar';
import { ChatBody, createRefs, type ChatBodyState } from './ChatBody';
import { followPage, leadLinksOut } from './follow-page';
import { createFollowing } from './following';
import { EMPTY_LIST, withMessages } from './list-model';
import { createMuteStatus } from './mute-status';
import { createSlowClock, secondsToWait } from './pace';
import { createWriting } from './writing';

/**
 * Notes which button has the focus. A frame without the focus must not take it.
 *
 * @returns call it after a rendering; moves the focus from a button that has disappeared
 */
function focusOf({ hello, undo, field, log }: ReturnType<typeof createRefs>): () => void {
  const hasFocus = (one: HTMLElement | null) =>
    one !== null && document.hasFocus() && document.activeElement === one;
  const isOnHello = hasFocus(hello.current);
  const isOnUndo = hasFocus(undo.current);
  return () => {
    if (isOnHello && hello.current?.hidden) field.current?.focus();
    if (isOnUndo && !undo.current) log.current?.focus();
  };
}

const PANELS: readonly Panel[] = ['people', 'questions'];

/** Closes a panel when the member presses Escape in it. */
function onEscape(root: HTMLElement, close: (panel: Panel) => void): void {
  root.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !(target instanceof Element)) return;
    const panel = PANELS.find((one) => target.closest(`#${one}`));
    if (panel) close(panel);
  });
}

const NOTHING_YET: ChatBodyState = {
  list: EMPTY_LIST,
  people: undefined,
  teachers: new Set(),
  panel: undefined,
};

const withAuthors = (teachers: ReadonlySet<string>, messages: readonly ChatMessage[]) =>
  new Set([...teachers, ...messages.filter(({ ByTeacher }) => ByTeacher).map(({ UID }) => UID)]);

/** Whether the member has sent a message since the earlier state. */
function hasNewPost(earlierState: ChatState | undefined, { pending }: ChatState): boolean {
  const earlierIDs = new Set(earlierState?.pending.map(({ id }) => id));
  return pending.some(({ id }) => !earlierIDs.has(id));
}

/** Renders the chat, and moves the focus from a button that has disappeared. */
function draw(root: HTMLElement, body: ComponentProps<typeof ChatBody>): void {
  const { refs, following } = body;
  const restoreFocus = focusOf(refs);
  render(<ChatBody {...body} />, root);
  if (refs.log.current) following.watch(refs.log.current);
  restoreFocus();
}

/**
 * Fills an element with the chat, once the live page has sent the first state.
 *
 * @param post sends the live page an action of the member
 * @returns handles a message of the live page
 */
export function createChatView(
  root: HTMLElement,
  post: (message: FromChatFrame) => void,
): (message: ToChatFrame) => void {
  const refs = createRefs();
  const mutes = createMuteStatus();
  const following = createFollowing(() => show());
  let state: ChatState | undefined;
  /** Messages that arrived before the first state. */
  let earlyMessages: readonly ChatMessage[] | undefined;
  let view: ChatBodyState = NOTHING_YET;

  const tell = (message: FromChatFrame) => {
    mutes.expect(message);
    post(message);
  };
  const { field } = refs;
  const writing = createWriting({ field, chat: () => state, post, onChange: () => show() });
  const countSeconds = createSlowClock(
    () => (state ? secondsToWait(state, Date.now()) : 0),
    (isOver) => {
      if (isOver) writing.sayReady();
      show();
    },
  );
  const openPanel = (opened: Panel | undefined) => {
    view = { ...view, panel: opened };
    show();
    if (opened === 'people') post({ type: 'people' });
  };

  function show(): void {
    if (!state) return;
    const { said } = mutes;
    const now = Date.now();
    draw(root, { refs, state, ...view, now, following, writing, said, onPanel: openPanel, tell });
  }

  leadLinksOut(root, (url) => tell({ type: 'open', url }));
  onEscape(root, (left) => {
    openPanel(undefined);
    refs[left].current?.focus();
  });

  const showMessages = (next: readonly ChatMessage[]) => {
    if (!state) {
      earlyMessages = next;
      return;
    }
    const { list, added } = withMessages(view.list, next, state.uid, Date.now());
    view = { ...view, list, teachers: withAuthors(view.teachers, next) };
    following.add(added);
    show();
    following.follow();
  };
  const showState = (next: ChatState) => {
    const earlierState = state;
    state = next;
    // Otherwise the next question would open the panel again.
    if (view.panel === 'questions' && !next.questions?.length) view = { ...view, panel: undefined };
    followPage(next);
    writing.update(earlierState, next);
    mutes.update(next.muted);
    if (earlyMessages) showMessages(earlyMessages);
    earlyMessages = undefined;
    countSeconds();
    show();
    // The heights above and below the list may have changed.
    if (hasNewPost(earlierState, next)) following.toEnd();
    else following.follow();
  };

  return (message) => {
    switch (message.type) {
      case 'state':
        return showState(message);
      case 'messages':
        return showMessages(message.messages);
      case 'people':
        view = { ...view, people: message };
        return show();
      case 'text':
        return writing.giveBack(message.text);
    }
  };
}
