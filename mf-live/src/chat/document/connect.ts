import {
  CHAT_HELLO,
  CHAT_PORT,
  toChatFrame,
  type FromChatFrame,
  type ToChatFrame,
} from 'shared-contracts';

const AGAIN_MS = 500;

export interface Host {
  readonly origin: string;
  readonly onMessage: (message: ToChatFrame) => void;
}

/**
 * Asks the live page for a message port, and connects over it. It asks again until the port
 * arrives, because the page may not listen yet.
 *
 * @param host the live page; messages of other origins are ignored
 * @returns sends the page a message; before the port arrives, messages are dropped
 */
export function connect({ origin, onMessage }: Host): (message: FromChatFrame) => void {
  let port: MessagePort | undefined;
  const hello = () => {
    if (port === undefined) window.parent.postMessage(CHAT_HELLO, origin);
  };
  window.addEventListener(
    'message',
    ({ source, origin: from, data, ports }: MessageEvent<unknown>) => {
      const [given] = ports;
      if (source !== window.parent || from !== origin || data !== CHAT_PORT || !given) return;
      port?.close();
      port = given;
      port.onmessage = ({ data: received }: MessageEvent<unknown>) => {
        const message = toChatFrame(received);
        if (message) onMessage(message);
      };
    },
  );
  hello();
  const timer = setInterval(() => (port === undefined ? hello() : clearInterval(timer)), AGAIN_MS);
  return (message) => port?.postMessage(message);
}
