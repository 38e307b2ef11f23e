import {
  CHAT_HELLO,
  CHAT_PORT,
  toChatFrame,
  type FromChatFrame,
  type ToChatFrame,
} from 'shared-contracts';

/** Pause between two hellos, in milliseconds. The page around may not listen to the first one. */
const AGAIN_MS = 500;

export interface Host {
  /** Origin of the page around; what another one says is ignored. */
  readonly origin: string;
  readonly onMessage: (message: ToChatFrame) => void;
}

/**
 * Asks the page around for a port, and speaks over it.
 *
 * @returns tells the page what the member does; nothing before there is a port
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
      port.onmessage = ({ data: said }: MessageEvent<unknown>) => {
        const message = toChatFrame(said);
        if (message) onMessage(message);
      };
    },
  );
  hello();
  const timer = setInterval(() => (port === undefined ? hello() : clearInterval(timer)), AGAIN_MS);
  return (message) => port?.postMessage(message);
}
