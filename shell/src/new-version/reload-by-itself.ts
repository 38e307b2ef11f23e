import type { NavigationHost } from '../platform/navigation';
import type { NewerBuilds } from './newer-builds';

/** So long the page must have been out of view. */
export const HIDDEN_MS = 30 * 60_000;

/**
 * Log-in and plans remember where their learner came from, which a full navigation would lose; an
 * anchor loads nothing.
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
 * Loads the page anew by itself, and only where nobody is at it: the press of a link becomes a full
 * navigation where the shell is another, and a page that was out of view for half an hour is
 * reloaded there. A remote alone needs no full navigation: the next screen is of its new build.
 * Neither happens without a connection, or while the site gives no registry: an error page would
 * take the place of a page that works. Source: decision 54.
 */
export function reloadByItself(options: ReloadOptions): void {
  const { newer, isBusy, mayReload, refresh, hasAnswered, navigation, reloadHere, leave } = options;
  const isReachable = () => navigator.onLine && hasAnswered();

  let pressed: string | undefined;
  const onClick = ({ target }: Event) => {
    pressed = (target as Element).closest?.('a')?.href;
    setTimeout(() => (pressed = undefined));
  };
  // In the capture phase: what the link itself does comes later.
  document.addEventListener('click', onClick, true);
  navigation.divert((path) => {
    const builds = newer();
    const isLink = pressed !== undefined && new URL(path, location.origin).href === pressed;
    if (!isLink || !builds?.isShell || STAYS.test(path) || isBusy()) return false;
    // For the shell alone: what else the page shows differs from place to place.
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
