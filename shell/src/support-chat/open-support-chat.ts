import type { Navigation, ParentApp } from 'shared-contracts';
import type { ShellLiveChat } from '../platform/live-chat';
import { createChatPanel } from './chat-panel';
import { followWish } from './follow-wish';

/**
 * Paths on which somebody speaks to the class. Learners would take a second chat there for the
 * first.
 */
const LIVE_PATHS: readonly string[] = ['/live-lessons', '/live-meeting'];

/**
 * Puts the support chat on the page, and hides it on live pages and while anything is full screen.
 *
 * @param provider its page; see `SiteConfig.supportChat`
 * @returns removes it and stops looking for it
 */
export function openSupportChat(
  provider: { readonly url: string },
  {
    liveChat,
    navigation,
    parentApp,
  }: {
    readonly liveChat: ShellLiveChat;
    readonly navigation: Navigation;
    readonly parentApp: Pick<ParentApp, 'isEmbedded'>;
  },
): () => void {
  const panel = createChatPanel(provider.url, !parentApp.isEmbedded);
  document.body.append(panel.element);
  const stopFollowing = liveChat.isHidden$ && followWish(liveChat.isHidden$);

  let wasHidden = false;
  const update = () => {
    const { pathname } = navigation.location$.value;
    const isHidden =
      LIVE_PATHS.includes(pathname.replace(/\/+$/, '')) || document.fullscreenElement !== null;
    // Only a change counts: a screen may have hidden it for reasons of its own.
    if (isHidden === wasHidden) return;
    wasHidden = isHidden;
    if (isHidden) liveChat.hide();
    else liveChat.show();
  };
  const places = navigation.location$.subscribe(update);
  document.addEventListener('fullscreenchange', update);
  update();

  return () => {
    places.unsubscribe();
    document.removeEventListener('fullscreenchange', update);
    stopFollowing?.();
    panel.element.remove();
  };
}
