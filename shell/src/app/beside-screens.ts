import type { Platform } from 'shared-contracts';
import { rememberDevice } from '../platform/persistence/remember-device';
import { followKeyboard } from './follow-keyboard';
import { loadFonts } from './load-fonts';

/** Starts services that no first screen needs, in a chunk fetched when idle. */
export function startBesideScreens(platform: Platform): void {
  loadFonts();
  followKeyboard();
  rememberDevice(platform).catch(() => undefined);
}
