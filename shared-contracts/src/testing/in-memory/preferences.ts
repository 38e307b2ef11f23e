import { BehaviorSubject } from 'rxjs';
import {
  DEFAULT_PREFERENCES,
  type DevicePreferences,
  type Preferences,
} from '../../platform/index';

/** @param stored what an earlier visit left behind */
export function createPreferences(stored: Partial<DevicePreferences> = {}): Preferences {
  const values$ = new BehaviorSubject<DevicePreferences>({ ...DEFAULT_PREFERENCES, ...stored });
  return { values$, set: (change) => values$.next({ ...values$.value, ...change }) };
}
