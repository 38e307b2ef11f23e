import {
  CHAT_LIMITS,
  type ChatMessage,
  type ChatState,
  type FromChatFrame,
} from 'shared-contracts';
import { element } from '../../../documents/element';
import { chat as text } from '../../../messages/chat';
import { messageItem, pendingItem } from './message-item';
import styles from './chat-view.module.css';

/** As near to the end as this, in pixels, the list follows new messages. */
const NEAR_PX = 48;
/** More messages than this within `FLOOD_MS` are not read out: nobody could follow. */
const FLOOD = 10;
const FLOOD_MS = 5000;

export interface MessageList {
  readonly element: HTMLElement;
  show(messages: readonly ChatMessage[]): void;
  update(state: ChatState): void;
}

/**
 * The newest messages, of which a change adds and removes only what changed. It follows new messages
 * while its end is in sight; otherwise a button tells how many there are.
 */
export function createMessageList(post: (message: FromChatFrame) => void): MessageList {
  const items = new Map<string, HTMLElement>();
  const list = element('ol', { className: styles.list });
  const log = element('div', { className: styles.log, role: 'log', tabIndex: 0 }, list);
  log.setAttribute('aria-label', text.messages);
  const words = element('p', { className: styles.words });
  const retry = element('button', { type: 'button', className: styles.secondary });
  retry.textContent = text.retry;
  retry.onclick = () => post({ type: 'retry' });
  const unread = element('button', { type: 'button', className: styles.unread, hidden: true });
  const whole = element('div', { className: styles.messages }, words, retry, log, unread);

  let state: ChatState | undefined;
  let messages: readonly ChatMessage[] = [];
  let pending: HTMLElement | undefined;
  let isFollowing = true;
  let missed = 0;
  let arrivals: number[] = [];

  const toEnd = () => {
    log.scrollTop = log.scrollHeight;
    missed = 0;
    unread.hidden = true;
  };
  log.addEventListener(
    'scroll',
    () => {
      isFollowing = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX;
      if (isFollowing) toEnd();
    },
    { passive: true },
  );
  // Its height changes with the window, the keyboard of a phone, and the form below.
  if (typeof ResizeObserver !== 'undefined') {
    new ResizeObserver(() => isFollowing && toEnd()).observe(log);
  }
  unread.onclick = () => {
    toEnd();
    log.focus();
  };
  list.addEventListener('click', ({ target }) => {
    const action = target instanceof HTMLElement ? target.dataset['action'] : undefined;
    const { id, uid, username } = (target as HTMLElement).closest('li')?.dataset ?? {};
    if (action === undefined || id === undefined || uid === undefined) return;
    if (action === 'delete') post({ type: 'delete', id });
    else post({ type: 'mute', uid, username: username ?? '' });
    // The item may go away with the button that has the focus.
    log.focus();
    (target as HTMLElement).closest('details')?.removeAttribute('open');
  });

  const announce = (count: number) => {
    const now = Date.now();
    arrivals = [...arrivals, ...Array<number>(count).fill(now)].filter((at) => now - at < FLOOD_MS);
    log.ariaLive = arrivals.length > FLOOD ? 'off' : 'polite';
  };

  const showWords = () => {
    const room = state?.room ?? 'loading';
    const isEmpty = messages.length === 0 && pending === undefined;
    const said = {
      loading: text.loading,
      refused: text.refused,
      failed: text.failed,
      open: isEmpty ? text.empty : messages.length === CHAT_LIMITS.page ? text.newest : '',
    }[room];
    if (words.textContent !== said) words.textContent = said;
    words.hidden = said === '';
    retry.hidden = room !== 'failed';
    log.hidden = room !== 'open';
  };

  /** Brings the list to the messages, in their order, with as few changes as possible. */
  const reconcile = (isTeacher: boolean, own: string): number => {
    const shown = new Set(messages.map(({ ID }) => ID));
    for (const [id, item] of items) {
      if (shown.has(id)) continue;
      item.remove();
      items.delete(id);
    }
    let added = 0;
    let next = list.firstElementChild;
    for (const message of messages) {
      let item = items.get(message.ID);
      if (item === undefined) {
        item = messageItem(message, { isOwn: message.UID === own, isTeacher });
        items.set(message.ID, item);
        if (message.UID !== own) added += 1;
      }
      if (item === next) next = next.nextElementSibling;
      else list.insertBefore(item, next);
    }
    return added;
  };

  const follow = (added: number) => {
    if (isFollowing) return toEnd();
    missed += added;
    unread.hidden = missed === 0;
    unread.textContent = text.unread(missed);
  };

  const showAll = () => {
    if (!state) return;
    const isFirst = items.size === 0;
    if (isFirst) log.ariaLive = 'off';
    const added = reconcile(state.isTeacher, state.uid);
    if (!isFirst) announce(added);
    showWords();
    follow(isFirst ? 0 : added);
  };

  const showPending = () => {
    pending?.remove();
    const sent = state?.pending;
    pending = sent ? pendingItem(sent.text, sent.status) : undefined;
    if (!pending) return;
    list.append(pending);
    toEnd();
    isFollowing = true;
  };

  return {
    element: whole,
    show(next) {
      messages = next;
      showAll();
    },
    update(next) {
      const before = state;
      state = next;
      if (before?.uid !== next.uid || before.isTeacher !== next.isTeacher) {
        list.replaceChildren();
        items.clear();
        showAll();
      }
      const isSame =
        before?.pending?.id === next.pending?.id &&
        before?.pending?.status === next.pending?.status;
      if (!isSame) showPending();
      const muted = new Set(next.muted.map(({ uid }) => uid));
      for (const item of items.values()) {
        item.classList.toggle(styles.muted ?? 'muted', muted.has(item.dataset['uid'] ?? ''));
      }
      showWords();
    },
  };
}
