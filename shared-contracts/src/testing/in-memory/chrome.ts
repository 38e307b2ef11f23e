import { BehaviorSubject } from 'rxjs';
import type { Chrome, LiveChat } from '../../platform/index';
import type { Recorded } from './recorded';

export function createChrome(): Chrome {
  const isHidden$ = new BehaviorSubject(false);
  return { isHidden$, hide: () => isHidden$.next(true), show: () => isHidden$.next(false) };
}

export const createLiveChat = (recorded: Recorded): LiveChat => ({
  hide: () => void recorded.liveChat.push('hide'),
  show: () => void recorded.liveChat.push('show'),
});
