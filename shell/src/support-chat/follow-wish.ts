import { LIVE_CHAT_RETRY_MS, type ObservableValue } from 'shared-contracts';

/** Id of the support chat's element. */
export const LIVE_CHAT_FRAME_ID = 'support-chat-frame';

/**
 * Hides or shows the support-chat frame by the latest wish of the screens, looking every 1000 ms
 * until the frame exists.
 *
 * @returns stops following Source: CHATFRAME-retry.
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
