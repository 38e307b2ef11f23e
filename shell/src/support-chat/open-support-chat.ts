import type { Navigation, ParentApp } from 'shared-contracts';
import type { ShellLiveChat } from '../platform/live-chat';
import { createChatPanel } from './chat-panel';
import { followWish } from './follow-wish';

/**
 * Adds the support chat to the page. It is hidden on routes that do not want it, and in full
 * screen.
 *
 * @param provider page of the provider; see `SiteConfig.supportChat`
 * @param mayBeOn whether the route of a path wants the chat
 * @returns removes the chat
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
  mayBeOn: (pathname: string) => boolean,
): () => void {
  const panel = createChatPanel(provider.url, !parentApp.isEmbedded);
  document.body.append(panel.element);
  const stopFollowing = liveChat.isHidden$ && followWish(liveChat.isHidden$);

  let wasHidden = false;
  const update = () => {
    const { pathname } = navigation.location$.value;
    const isHidden = !mayBeOn(pathname) || document.fullscreenElement !== null;
    // Apply only changes, because a screen may have hidden the chat itself.
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
