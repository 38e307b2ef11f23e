import { LIVE_CHAT_RETRY_MS, type ObservableValue } from 'shared-contracts';

/** The element of the support chat. */
export const LIVE_CHAT_FRAME_ID = 'support-chat-frame';

/**
 * Hides or shows the support-chat frame, looking every 1000 ms until it exists; the latest wish
 * wins. Source: CHATFRAME-retry.
 *
 * @returns a function that ends it
 */
export function followWish(isHidden$: ObservableValue<boolean>, root = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function apply(isHidden: boolean) {
    clearTimeout(timer);
    const frame = root.getElementById(LIVE_CHAT_FRAME_ID);
    if (frame) frame.style.display = isHidden ? 'none' : '';
    else timer = setTimeout(() => apply(isHidden), LIVE_CHAT_RETRY_MS);
  }

  const wishes = isHidden$.subscribe(apply);
  return () => {
    wishes.unsubscribe();
    clearTimeout(timer);
  };
}
