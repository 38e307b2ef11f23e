import { BehaviorSubject } from 'rxjs';
import type { LiveChat, ObservableValue } from 'shared-contracts';

/** The shell's side of `platform.liveChat`. Tests and Node have no `isHidden$`. */
export interface ShellLiveChat extends LiveChat {
  readonly isHidden$?: ObservableValue<boolean>;
}

/**
 * Keeps the latest wish. `support-chat` follows it; that code is only loaded where a provider is
 * configured, so elsewhere nothing looks for a frame that will never exist.
 */
export function createLiveChat(): Required<ShellLiveChat> {
  const isHidden$ = new BehaviorSubject(false);
  return { isHidden$, hide: () => isHidden$.next(true), show: () => isHidden$.next(false) };
}
