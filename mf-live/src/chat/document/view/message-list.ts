import {
  CHAT_LIMITS,
  type ChatMessage,
  type ChatState,
  type FromChatFrame,
} from 'shared-contracts';
import { element } from '../../../documents/element';
import { chat as text } from '../../../messages/chat';
import { createDays } from './days';
import { deletedItem, messageItem, pendingItem, showMuted } from './message-item';
import type { WriteForm } from './write-form';
import styles from './chat-view.module.css';

/** As near to the end as this, in pixels, the list follows new messages. */
const NEAR_PX = 48;
/** More messages than this within `FLOOD_MS` are not read out: nobody could follow. */
const FLOOD = 10;
const FLOOD_MS = 5000;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function keep(items: Map<string, HTMLElement>, id: string, item: HTMLElement): HTMLElement {
  items.set(id, item);
  return item;
}

export interface MessageList {
  readonly element: HTMLElement;
  show(messages: readonly ChatMessage[]): void;
  update(state: ChatState): void;
  /**
   * Shows the end, unless the learner left it. A frame that is out of sight observes no sizes, so
   * what changes them must call it.
   */
  follow(): void;
}

/**
 * The list of the newest messages. A change touches only the messages that changed. While its end
 * is in sight, the list follows new messages. Otherwise a button counts them and leads there.
 *
 * @param form takes the greeting that an empty chat offers
 */
export function createMessageList(
  post: (message: FromChatFrame) => void,
  form: Pick<WriteForm, 'greet' | 'focus'>,
): MessageList {
  const items = new Map<string, HTMLElement>();
  /** The lines that replace deleted messages, by the message's id. */
  const gaps = new Map<string, HTMLElement>();
  const days = createDays();
  const list = element('ol', { className: styles.list });
  const log = element('div', { className: styles.log, role: 'log', tabIndex: 0 }, list);
  log.setAttribute('aria-label', text.messages);
  const words = element('p', { className: styles.words });
  const retry = element('button', { type: 'button', className: styles.secondary });
  retry.textContent = text.retry;
  retry.onclick = () => post({ type: 'retry' });
  const hello = element('button', {
    ...{ type: 'button', className: `${styles.secondary} ${styles.hello}` },
  });
  hello.append(text.hello.before, element('span', { lang: 'gsw', textContent: text.hello.words }));
  hello.append(text.hello.after);
  hello.onclick = () => form.greet(text.hello.words);
  const unread = element('button', { type: 'button', className: styles.unread, hidden: true });
  const whole = element('div', { className: styles.messages }, words, retry, hello, log, unread);

  let state: ChatState | undefined;
  let messages: readonly ChatMessage[] = [];
  /** Messages that were shown here and then deleted; each leaves a line in its place. */
  let deleted: readonly ChatMessage[] = [];
  /**
   * The time of the newest message that somebody else wrote. Own messages do not count: they have
   * the time of this device until the server stores them.
   */
  let newest = '';
  /** Own messages that are under way, at the end of the list. */
  const pending = new Map<string, { readonly status: string; readonly item: HTMLElement }>();
  let muted: ReadonlySet<string> = new Set();
  let isFollowing = true;
  /** Where the list stood when it was last looked at. */
  let top = 0;
  let missed = 0;
  let arrivals: number[] = [];

  const showUnread = () => {
    unread.hidden = isFollowing || log.hidden;
    unread.textContent = missed === 0 ? text.toNewest : text.unread(missed);
  };
  const toEnd = () => {
    log.scrollTop = log.scrollHeight;
    top = log.scrollTop;
    missed = 0;
    isFollowing = true;
    showUnread();
  };
  // Only a learner moves the list up. An event that finds the end further away, and the list where
  // it stood, means that the list has grown.
  log.addEventListener(
    'scroll',
    () => {
      const isUp = log.scrollTop < top;
      top = log.scrollTop;
      const isNear = log.scrollHeight - top - log.clientHeight < NEAR_PX;
      isFollowing = isNear || (isFollowing && !isUp);
      if (isFollowing && !isUp) toEnd();
      else showUnread();
    },
    { passive: true },
  );
  // The log's height changes with the window, the keyboard of a phone, and the form below; that of
  // the list also when the interface's font arrives.
  if (typeof ResizeObserver !== 'undefined') {
    const sizes = new ResizeObserver(() => isFollowing && toEnd());
    for (const each of [log, list]) sizes.observe(each);
  }
  unread.onclick = () => {
    toEnd();
    log.focus();
  };
  list.addEventListener('click', ({ target }) => {
    const action = target instanceof HTMLElement ? target.dataset.action : undefined;
    const { id, uid, username } = (target as HTMLElement).closest('li')?.dataset ?? {};
    if (action === undefined || id === undefined || uid === undefined) return;
    if (action === 'delete') post({ type: 'delete', id });
    else if (action === 'mute') post({ type: 'mute', uid, username: username ?? '' });
    else post({ type: 'unmute', uid });
    // The item may go away with the button that has the focus.
    log.focus();
    (target as HTMLElement).closest('details')?.removeAttribute('open');
  });

  list.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !(target instanceof Element)) return;
    const menu = target.closest('details[open]');
    menu?.removeAttribute('open');
    menu?.querySelector('summary')?.focus();
  });

  // What opens below the fold comes into sight.
  list.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      target.closest('li')?.scrollIntoView({ block: 'nearest' });
    },
    { capture: true },
  );

  const announce = (count: number) => {
    const now = Date.now();
    arrivals = [...arrivals, ...Array<number>(count).fill(now)].filter((at) => now - at < FLOOD_MS);
    log.ariaLive = arrivals.length > FLOOD ? 'off' : 'polite';
  };

  const showWords = () => {
    const room = state?.room ?? 'loading';
    const isEmpty = messages.length + deleted.length + pending.size === 0;
    const said = {
      loading: text.loading,
      refused: text.refused,
      failed: text.failed,
      open: isEmpty ? text.empty : messages.length === CHAT_LIMITS.page ? text.newest : '',
    }[room];
    if (words.textContent !== said) words.textContent = said;
    words.hidden = said === '';
    words.classList.toggle(styles.empty ?? 'empty', room === 'open' && isEmpty);
    const isHelloOver = room !== 'open' || !isEmpty || state?.name !== 'usable';
    // A frame takes the focus only if it had it.
    if (isHelloOver && document.hasFocus() && document.activeElement === hello) form.focus();
    hello.hidden = isHelloOver;
    retry.hidden = room !== 'failed';
    log.hidden = room !== 'open' || isEmpty;
    showUnread();
  };

  /** Brings the list to these elements, in their order, with as few changes as possible. */
  const arrange = (wanted: readonly HTMLElement[]) => {
    const kept = new Set<Element>(wanted);
    for (const { item } of pending.values()) kept.add(item);
    for (const each of [...list.children]) if (!kept.has(each)) each.remove();
    let next = list.firstElementChild;
    for (const each of wanted) {
      if (each === next) next = next.nextElementSibling;
      else list.insertBefore(each, next);
    }
  };

  /** Shows the messages and what was deleted among them. Returns how many of others are new. */
  const reconcile = (isTeacher: boolean, own: string): number => {
    const shown = new Set(messages.map(({ ID }) => ID));
    const gone = new Set(deleted.map(({ ID }) => ID));
    for (const id of items.keys()) if (!shown.has(id)) items.delete(id);
    for (const id of gaps.keys()) if (!gone.has(id)) gaps.delete(id);
    let added = 0;
    const itemOf = (message: ChatMessage) => {
      const { ID, UID, TimeStamp } = message;
      const known = shown.has(ID) ? items.get(ID) : gaps.get(ID);
      if (known) return known;
      if (!shown.has(ID)) return keep(gaps, ID, deletedItem());
      const item = messageItem(message, { isOwn: UID === own, isTeacher });
      showMuted(item, muted.has(UID));
      // After a deletion the list may gain an older message. It is not new, so it is not read out.
      if (TimeStamp < newest) item.ariaLive = 'off';
      else if (UID !== own) added += 1;
      return keep(items, ID, item);
    };
    const all = [...messages, ...deleted].sort((a, b) => compare(a.TimeStamp, b.TimeStamp));
    arrange(days.between(all, itemOf));
    return added;
  };

  const followOrCount = (added: number) => {
    if (isFollowing) return toEnd();
    missed += added;
    showUnread();
  };

  const showAll = () => {
    if (!state) return;
    const isFirst = items.size + gaps.size === 0;
    if (isFirst) log.ariaLive = 'off';
    const added = reconcile(state.isTeacher, state.uid);
    const last = messages.findLast(({ UID }) => UID !== state?.uid)?.TimeStamp ?? '';
    if (last > newest) newest = last;
    if (!isFirst) announce(added);
    showWords();
    followOrCount(isFirst ? 0 : added);
  };

  /** One that is shown already stays as it is, so that it is not read out again. */
  const showPending = (sent: ChatState['pending']) => {
    const known = new Set(pending.keys());
    for (const [id, { status, item }] of [...pending]) {
      if (sent.some((one) => one.id === id && one.status === status)) continue;
      item.remove();
      pending.delete(id);
    }
    for (const { id, text: words, status } of sent) {
      if (pending.has(id)) continue;
      const item = pendingItem(words, status);
      pending.set(id, { status, item });
      list.append(item);
    }
    return sent.some(({ id }) => !known.has(id));
  };

  return {
    element: whole,
    show(next) {
      const left = new Set(next.map(({ ID }) => ID));
      const oldest = next.length < CHAT_LIMITS.page ? '' : (next[0]?.TimeStamp ?? '');
      // In a full list, messages older than the oldest one left made room. All other missing ones
      // were deleted.
      deleted = [...deleted, ...messages].filter(
        ({ ID, TimeStamp }) => !left.has(ID) && TimeStamp > oldest,
      );
      messages = next;
      showAll();
    },
    update(next) {
      const before = state;
      state = next;
      if (before?.uid !== next.uid || before.isTeacher !== next.isTeacher) {
        list.replaceChildren();
        pending.clear();
        items.clear();
        gaps.clear();
        showAll();
      }
      const isNewPending = showPending(next.pending);
      muted = new Set(next.muted.map(({ uid }) => uid));
      for (const item of items.values()) showMuted(item, muted.has(item.dataset.uid ?? ''));
      showWords();
      if (isNewPending) toEnd();
    },
    follow() {
      if (isFollowing) toEnd();
    },
  };
}
