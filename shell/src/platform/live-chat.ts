import { BehaviorSubject } from 'rxjs';
import type { LiveChat, ObservableValue } from 'shared-contracts';

/** The shell's side of `platform.liveChat`. Tests and Node have no `isHidden$`. */
export interface ShellLiveChat extends LiveChat {
  readonly isHidden$?: ObservableValue<boolean>;
}

/**
 * Stores whether the support chat is hidden. `support-chat` follows it; that code is loaded only
 * with a configured provider, so no other page looks for a frame that never exists.
 */
export function createLiveChat(): Required<ShellLiveChat> {
  const isHidden$ = new BehaviorSubject(false);
  return { isHidden$, hide: () => isHidden$.next(true), show: () => isHidden$.next(false) };
}
