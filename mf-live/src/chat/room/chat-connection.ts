/** What the chat knows of its connection. */
export interface ChatConnection {
  /** Says whether the listener has a connection. */
  listens(isListening: boolean): void;
  /** Says whether a message waits for its answer. That, too, means a lost connection. */
  waits(isWaiting: boolean): void;
  /** Follows the network of the device, until the returned function is called. */
  open(): () => void;
}

interface ConnectionEvents {
  readonly onLive: (isLive: boolean) => void;
  /** The connection is back: what waits may be tried at once. */
  readonly onBack: () => void;
}

/** A connection that is live until something says otherwise. */
export function createChatConnection({ onLive, onBack }: ConnectionEvents): ChatConnection {
  let isListening = true;
  let isWaiting = false;
  const tell = () => onLive(isListening && navigator.onLine && !isWaiting);
  const networkChanged = () => {
    if (navigator.onLine) onBack();
    tell();
  };
  return {
    listens(isConnected) {
      if (isConnected && !isListening) onBack();
      isListening = isConnected;
      tell();
    },
    waits(hasNoAnswer) {
      isWaiting = hasNoAnswer;
      tell();
    },
    open() {
      window.addEventListener('online', networkChanged);
      window.addEventListener('offline', networkChanged);
      return () => {
        window.removeEventListener('online', networkChanged);
        window.removeEventListener('offline', networkChanged);
      };
    },
  };
}
