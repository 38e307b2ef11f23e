import type { NavigationHost } from '../platform/navigation';
import type { NewerBuilds } from './newer-builds';

/** How long the page must have been out of view. */
export const HIDDEN_MS = 30 * 60_000;

/**
 * Log-in and plans remember where their learner came from, and a full navigation would lose that.
 * An anchor loads nothing.
 */
const STAYS = /^\/(sign-in-up|subscriptions)\b|#/;

interface ReloadOptions {
  /** What is new now; undefined: nothing. */
  readonly newer: () => NewerBuilds | undefined;
  readonly isBusy: () => boolean;
  /** Once for the same builds. */
  readonly mayReload: (builds: readonly string[]) => boolean;
  /** Reads the registry; never rejects. */
  readonly refresh: () => Promise<void>;
  /** Whether no reading of the registry has failed since the last one that succeeded. */
  readonly hasAnswered: () => boolean;
  readonly navigation: Pick<NavigationHost, 'divert'>;
  readonly reloadHere: () => void;
  readonly leave: (path: string) => void;
}

/**
 * Loads the page anew by itself, only when it interrupts nobody. If the shell has changed, the
 * press of a link becomes a full navigation. A page that was out of view for half an hour reloads
 * while it is out of view. A changed remote needs no full navigation, because its next screen comes
 * from the new build. Neither happens without a connection, or while the site gives no registry: an
 * error page would replace a page that works. Source: decision 54.
 */
export function reloadByItself(options: ReloadOptions): void {
  const { newer, isBusy, mayReload, refresh, hasAnswered, navigation, reloadHere, leave } = options;
  const isReachable = () => navigator.onLine && hasAnswered();

  let pressed: string | undefined;
  const onClick = ({ target }: Event) => {
    pressed = (target as Element).closest?.('a')?.href;
    setTimeout(() => (pressed = undefined));
  };
  // In the capture phase, because the link's own handler comes later.
  document.addEventListener('click', onClick, true);
  navigation.divert((path) => {
    const builds = newer();
    const isLink = pressed !== undefined && new URL(path, location.origin).href === pressed;
    if (!isLink || !builds?.isShell || STAYS.test(path) || isBusy()) return false;
    // Only for the shell, because the other builds differ from place to place.
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
