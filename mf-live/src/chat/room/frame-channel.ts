import {
  CHAT_HELLO,
  CHAT_PORT,
  fromChatFrame,
  opensPages,
  type ChatState,
  type Platform,
  type ToChatFrame,
} from 'shared-contracts';
import type { ChatStore } from './chat-store';

/** The messages of one batch go to the frame together: at most four renderings a second. */
const BATCH_MS = 250;

/** Runs at once, then at most once per `BATCH_MS`, with the last state. */
export function batched(work: () => void): { readonly run: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  const rest = () => {
    timer = undefined;
    if (!isWaiting) return;
    isWaiting = false;
    work();
    timer = setTimeout(rest, BATCH_MS);
  };
  return {
    run() {
      if (timer !== undefined) {
        isWaiting = true;
        return;
      }
      work();
      timer = setTimeout(rest, BATCH_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

const themeOfPage = (): ChatState['theme'] => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : null;
};

/** A frame never speaks to the app itself: it asks this page, which has the app's token. */
function linksOf({ parentApp }: Platform): Pick<ChatState, 'links'> {
  if (!parentApp.isEmbedded) return {};
  return { links: opensPages(parentApp) ? 'page' : 'nobody' };
}

/**
 * Sends the store's state to the frame over one port, and gives what the member does to the store.
 */
function speak(port: MessagePort, store: ChatStore, platform: Platform): () => void {
  const { log, navigation } = platform;
  const post = (message: ToChatFrame) => port.postMessage(message);
  const state = () =>
    post({ type: 'state', ...store.state$.value, theme: themeOfPage(), ...linksOf(platform) });
  const messages = batched(() => post({ type: 'messages', messages: [...store.messages$.value] }));
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = fromChatFrame(data);
    if (message?.type === 'open') navigation.openExternal(message.url);
    else if (message) store.handle(message);
    else log.warn('The chat said something that is not in its protocol');
  };
  // `typed()` already holds the returned text, so the first `returned$` is not sent again.
  const firstReturn = store.returned$.value;
  post({ type: 'text', text: store.typed() });
  const subscriptions = [
    store.messages$.subscribe(messages.run),
    store.state$.subscribe(state),
    store.people$.subscribe((people) => people && post({ type: 'people', ...people })),
    store.returned$.subscribe((nextReturn) => {
      if (nextReturn !== firstReturn) post({ type: 'text', text: nextReturn.text });
    }),
  ];
  const theme = new MutationObserver(state);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    theme.disconnect();
    messages.stop();
    for (const subscription of subscriptions) subscription.unsubscribe();
    port.close();
  };
}

/**
 * Answers the chat's document in a frame with one end of a channel, as often as it asks: a frame
 * that reloads asks again, and then the old channel ends.
 *
 * @param origin of the document; what another one says is ignored
 * @param onSpeaking the frame has its port
 * @returns a function that ends it
 */
export function serveFrame(
  frame: HTMLIFrameElement,
  origin: string,
  store: ChatStore,
  platform: Platform,
  onSpeaking: () => void,
): () => void {
  let end: () => void = () => undefined;
  const answer = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow || from !== origin) return;
    if (data !== CHAT_HELLO) return;
    end();
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow.postMessage(CHAT_PORT, origin, [port2]);
    end = speak(port1, store, platform);
    onSpeaking();
  };
  window.addEventListener('message', answer);
  return () => {
    window.removeEventListener('message', answer);
    end();
  };
}
