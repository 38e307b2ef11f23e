import { MessageChannel } from 'node:worker_threads';
import { CHAT_HELLO, CHAT_PORT, fromChatFrame, toChatFrame } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { createChatStore } from './chat-store';
import { batched, serveFrame } from './frame-channel';

const ORIGIN = 'https://mf-live.example';
const session = aMember();
const { user } = session;
const ends: (() => void)[] = [];

beforeAll(() => Object.assign(globalThis, { MessageChannel }));
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.useRealTimers();
});

/** A frame that records what is posted to its window. */
function setUp(options: InMemoryOptions = {}) {
  const posted: { data: unknown; origin: string; port: MessagePort }[] = [];
  const contentWindow = {
    postMessage: (data: unknown, origin: string, [port]: [MessagePort]) =>
      posted.push({ data, origin, port }),
  } as unknown as Window;
  const frame = { contentWindow } as HTMLIFrameElement;
  const platform = createInMemoryPlatform({ session, ...options });
  const store = createChatStore(platform, { liveLessonID: 'l', user, isTeacher: false });
  const onSpeaking = jest.fn();
  ends.push(serveFrame(frame, ORIGIN, store, platform, onSpeaking));
  const hello = (data: unknown = CHAT_HELLO, origin = ORIGIN, source: unknown = contentWindow) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  return { posted, hello, store, onSpeaking, platform };
}

/** Collects the messages that the frame receives, until `isEnough`. */
const heard = (port: MessagePort, isEnough: (types: string[]) => boolean) =>
  new Promise<string[]>((resolve) => {
    const types: string[] = [];
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      types.push(toChatFrame(data)?.type ?? 'unknown');
      if (isEnough(types)) resolve(types);
    };
  });

test('gives the frame a port for its origin only, and sends the whole state', async () => {
  const { posted, hello, onSpeaking } = setUp();
  hello();
  expect(posted).toMatchObject([{ data: CHAT_PORT, origin: ORIGIN }]);
  expect(onSpeaking).toHaveBeenCalledTimes(1);
  const types = await heard(posted[0]!.port, (all) => all.length === 3);
  expect(types.sort()).toEqual(['messages', 'state', 'text']);
  posted[0]!.port.close();
});

test.each([
  ['another origin', CHAT_HELLO, 'https://evil.example', undefined],
  ['another window', CHAT_HELLO, ORIGIN, {}],
  ['another message', 'hello', ORIGIN, undefined],
])('%s gets no port', (_, data, origin, source) => {
  const { posted, hello } = setUp();
  if (source) hello(data, origin, source);
  else hello(data, origin);
  expect(posted).toEqual([]);
});

test('handles the member’s actions, and drops messages outside the protocol', async () => {
  const { posted, hello, store } = setUp();
  const handle = jest.spyOn(store, 'handle');
  hello();
  const { port } = posted[0]!;
  port.postMessage({ type: 'send' });
  port.postMessage({ type: 'delete', id: '' });
  port.postMessage('send');
  port.postMessage({ type: 'typed', text: 'Hoi' });
  await new Promise<void>((resolve) => {
    handle.mockImplementation(() => resolve());
  });
  expect(handle.mock.calls).toEqual([[{ type: 'typed', text: 'Hoi' }]]);
  port.close();
});

describe('links in the chat', () => {
  const device = { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' } as const;
  const linksOf = (port: MessagePort) =>
    new Promise((resolve) => {
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        const message = toChatFrame(data);
        if (message?.type === 'state') resolve(message.links);
      };
    });

  test.each([
    ['the browser', {}, undefined],
    ['the page', { device }, 'page'],
    ['nobody', { device, parentAppSupports: ['RESTORE_PURCHASES'] }, 'nobody'],
  ] as const)('are opened by %s', async (_, options, links) => {
    const { posted, hello } = setUp(options);
    hello();
    expect(await linksOf(posted[0]!.port)).toBe(links);
    posted[0]!.port.close();
  });

  test('open in the app through this page, but only web addresses [PARENT-open-outside]', async () => {
    const { posted, hello, platform, store } = setUp({ device });
    const handle = jest.spyOn(store, 'handle');
    hello();
    const { port } = posted[0]!;
    for (const url of ['javascript:alert(1)', 'http://example.org/', 'x', 7]) {
      port.postMessage({ type: 'open', url });
    }
    port.postMessage({ type: 'open', url: 'https://example.org/words' });
    port.postMessage({ type: 'typed', text: 'Hoi' });
    await new Promise<void>((resolve) => {
      handle.mockImplementation(() => resolve());
    });
    expect(platform.recorded.sent).toEqual([
      { type: 'OPEN_EXTERNAL_URL', payload: { url: 'https://example.org/words' } },
    ]);
    expect(handle.mock.calls).toEqual([[{ type: 'typed', text: 'Hoi' }]]);
    port.close();
  });
});

test('the protocol takes only its own messages, in both directions', () => {
  expect(fromChatFrame({ type: 'send', text: 'Hoi' })).toEqual({ type: 'send', text: 'Hoi' });
  for (const wrong of [null, 'x', {}, { type: 'send' }, { type: 'send', text: 7 }]) {
    expect(fromChatFrame(wrong)).toBeNull();
    expect(toChatFrame(wrong)).toBeNull();
  }
  expect(fromChatFrame({ type: 'send', text: 'a'.repeat(10_001) })).toBeNull();
  expect(toChatFrame({ type: 'messages', messages: [{ ID: 'a' }] })).toBeNull();
  expect(toChatFrame({ type: 'messages', messages: [] })).toEqual({
    type: 'messages',
    messages: [],
  });
});

test('sends the first batch at once, and later messages together', () => {
  jest.useFakeTimers();
  const work = jest.fn();
  const { run, stop } = batched(work);
  for (let count = 0; count < 20; count += 1) run();
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(2);
  run();
  run();
  stop();
  jest.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(3);
});
