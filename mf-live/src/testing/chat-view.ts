import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { ChatMessage, ChatState, FromChatFrame, ToChatFrame } from 'shared-contracts';
import { createChatView } from '../chat/document/view/chat-view';

const STATE: ChatState = {
  room: 'open',
  uid: 'me',
  isTeacher: false,
  name: 'usable',
  connection: 'live',
  isMuted: false,
  pending: [],
  notice: null,
  muted: [],
  theme: null,
};

// Fakes the date and animation frames; the other timers are real.
beforeAll(() => {
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  jest.useFakeTimers({
    now: new Date('2026-11-23T19:10:00Z'),
    doNotFake: [...timers, 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));
afterAll(() => jest.useRealTimers());

let made = 0;
export const message = (part: Partial<ChatMessage> = {}): ChatMessage => ({
  ID: `m${++made}`,
  Message: `Hoi ${made}`,
  UID: 'other',
  Username: 'Vreni',
  TimeStamp: '2026-11-23T19:05:00.000Z',
  ...part,
});

/** Messages of another member, a second apart. */
export const inARow = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, second) =>
    message({ TimeStamp: new Date(Date.UTC(2026, 10, 23, 19, 0, second)).toISOString() }),
  );

export function setUp(part: Partial<ChatState> = {}) {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const said: FromChatFrame[] = [];
  const show: (message: ToChatFrame) => void = createChatView(root, (one) => said.push(one));
  const state = (change: Partial<ChatState> = {}) =>
    show({ type: 'state', ...STATE, ...part, ...change });
  const messages = (...all: ChatMessage[]) => show({ type: 'messages', messages: all });
  /** Gives the list a height, and leaves it at its end. */
  const grow = (height: number) => {
    const log = screen.getByRole('log');
    jest.spyOn(log, 'scrollHeight', 'get').mockReturnValue(height);
    log.dispatchEvent(new Event('scroll'));
    return log;
  };
  /** Scrolls up from the end of the list, so that the list no longer follows. */
  const scrollUp = () => {
    const log = grow(1000);
    log.scrollTop = 10;
    log.dispatchEvent(new Event('scroll'));
    return log;
  };
  state();
  return { show, state, messages, grow, scrollUp, said, user: userEvent.setup() };
}

export const field = () => screen.getByRole('textbox', { name: 'Your message' });
export const shown = () =>
  within(screen.getByRole('log', { name: 'Messages' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
