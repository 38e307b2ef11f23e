/** Decides whether the chat has a connection. */
export interface ChatConnection {
  /** Reports whether the listener has a connection. */
  listens(isListening: boolean): void;
  /** Reports whether a message waits for a connection. */
  waits(isWaiting: boolean): void;
  /** Listens to the device's network, until the returned function is called. */
  open(): () => void;
}

interface ConnectionEvents {
  readonly onLive: (isLive: boolean) => void;
  /** Called when the connection is back, so that waiting messages are sent at once. */
  readonly onBack: () => void;
}

/** The connection counts as live until a report says otherwise. */
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
