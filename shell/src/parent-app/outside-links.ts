import type { Platform } from 'shared-contracts';

/** Address of a link that this view cannot show; null for any other link. */
function outsideOf(link: HTMLAnchorElement, page: Location): string | null {
  const { href, origin, protocol, target } = link;
  if (protocol === 'mailto:') return href;
  if (!/^https?:$/.test(protocol)) return null;
  // A web view has no second window, so the app shows our own page beside this one.
  return origin !== page.origin || target === '_blank' ? href : null;
}

/**
 * Passes every click on a link that leads out of this page to the parent app, on all screens, also
 * of remotes that know no app. It ignores clicks that a screen has handled. If the app opens no
 * pages, pages of ours open in place. Source: PARENT-open-outside.
 */
export function handOverOutsideLinks({ navigation, parentApp }: Platform, page = document): void {
  page.addEventListener('click', (event) => {
    const { defaultPrevented, target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (defaultPrevented || link === null) return;
    const url = outsideOf(link, window.location);
    if (url === null) return;
    event.preventDefault();
    const { origin, pathname, search, hash } = link;
    if (parentApp.supports('OPEN_EXTERNAL_URL')) navigation.openExternal(url);
    else if (origin === window.location.origin) navigation.go(pathname + search + hash);
  });
}
