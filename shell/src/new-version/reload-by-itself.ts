import type { NavigationHost } from '../platform/navigation';
import type { NewerBuilds } from './newer-builds';

/** Time that the page must be hidden before it reloads. */
export const HIDDEN_MS = 30 * 60_000;

/**
 * Paths without a full navigation: log-in and plans store the previous page, which it would lose,
 * and an anchor loads nothing.
 */
const STAYS = /^\/(sign-in-up|subscriptions)\b|#/;

interface ReloadOptions {
  readonly newer: () => NewerBuilds | undefined;
  readonly isBusy: () => boolean;
  /** Whether the page may reload for these builds: once each. */
  readonly mayReload: (builds: readonly string[]) => boolean;
  /** Reads the registry; never rejects. */
  readonly refresh: () => Promise<void>;
  /** Whether the last reading of the registry, if any, succeeded. */
  readonly hasAnswered: () => boolean;
  readonly navigation: Pick<NavigationHost, 'divert'>;
  readonly reloadHere: () => void;
  readonly leave: (path: string) => void;
}

/**
 * Reloads the page automatically, only when it interrupts nobody. If the shell has changed, the
 * press of a link becomes a full navigation. A page hidden for half an hour reloads while it is
 * hidden. A changed remote needs no full navigation, because its next screen loads the new build.
 * Neither happens without a connection or a registry, because an error page would replace a working
 * page. Source: decision 54.
 */
export function reloadByItself(options: ReloadOptions): void {
  const { newer, isBusy, mayReload, refresh, hasAnswered, navigation, reloadHere, leave } = options;
  const isReachable = () => navigator.onLine && hasAnswered();

  let pressed: string | undefined;
  const onClick = ({ target }: Event) => {
    pressed = (target as Element).closest?.('a')?.href;
    setTimeout(() => (pressed = undefined));
  };
  // Use the capture phase, because the link's own handler comes later.
  document.addEventListener('click', onClick, true);
  navigation.divert((path) => {
    const builds = newer();
    const isLink = pressed !== undefined && new URL(path, location.origin).href === pressed;
    if (!isLink || !builds?.isShell || STAYS.test(path) || isBusy()) return false;
    // Only the shell's build counts here, because the other builds differ between pages.
    if (!isReachable() || !mayReload(builds.names.slice(0, 1))) return false;
    leave(path);
    return true;
  });

  const isHidden = () => document.visibilityState === 'hidden';
  const reloadHidden = async () => {
    await refresh();
    const builds = newer();
    if (!builds || !isHidden() || isBusy() || !isReachable()) return;
    if (mayReload(builds.names)) reloadHere();
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(waiting);
    if (isHidden()) waiting = setTimeout(() => void reloadHidden(), HIDDEN_MS);
  });
}
