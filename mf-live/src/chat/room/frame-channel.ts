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

/**
 * Connects the chat's document in a frame with the store. A reloaded frame asks again, gets a new
 * channel, and the old channel ends.
 *
 * @param origin origin of the document; messages of other origins are ignored
 * @param onConnected called when the frame has its port
 * @returns a function that ends the connection
 */
export function serveFrame(
  frame: HTMLIFrameElement,
  origin: string,
  store: ChatStore,
  platform: Platform,
  onConnected: () => void,
): () => void {
  let end: () => void = () => undefined;
  const answer = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow || from !== origin) return;
    if (data !== CHAT_HELLO) return;
    end();
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow.postMessage(CHAT_PORT, origin, [port2]);
    end = serveStore(port1, store, platform);
    onConnected();
  };
  window.addEventListener('message', answer);
  return () => {
    window.removeEventListener('message', answer);
    end();
  };
}

/** The frame gets messages in batches, so that it renders at most four times a second. */
const BATCH_MS = 250;

/** Runs `work` at once, then at most once per `BATCH_MS`. */
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

/** In an app the frame cannot open links: only this page has the token to ask the app. */
function linksOf({ parentApp }: Platform): Pick<ChatState, 'links'> {
  if (!parentApp.isEmbedded) return {};
  return { links: opensPages(parentApp) ? 'page' : 'nobody' };
}

/** Sends the store's state to the frame over a port, and the member's actions to the store. */
function serveStore(port: MessagePort, store: ChatStore, platform: Platform): () => void {
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
