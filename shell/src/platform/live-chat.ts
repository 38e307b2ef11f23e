import { LIVE_CHAT_RETRY_MS, type LiveChat } from 'shared-contracts';

/** Element the support-chat widget brings along. */
export const LIVE_CHAT_FRAME_ID = 'support-chat-frame';

/**
 * Hides or shows the support-chat frame, looking every 1000 ms until it exists; the latest wish
 * wins. Source: SPEC §4, Live chat frame.
 */
export function createLiveChat(root: Document = document): LiveChat {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function apply(display: 'none' | '') {
    clearTimeout(timer);
    const frame = root.getElementById(LIVE_CHAT_FRAME_ID);
    if (frame) frame.style.display = display;
    else timer = setTimeout(() => apply(display), LIVE_CHAT_RETRY_MS);
  }

  return { hide: () => apply('none'), show: () => apply('') };
}
