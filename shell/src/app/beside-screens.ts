import type { Platform } from 'shared-contracts';
import { rememberDevice } from '../platform/persistence/remember-device';
import { followKeyboard } from './follow-keyboard';
import { loadFonts } from './load-fonts';

/** Starts what a first screen does without. It comes as one chunk when the page is idle. */
export function startBesideScreens(platform: Platform): void {
  loadFonts();
  followKeyboard();
  rememberDevice(platform).catch(() => undefined);
}
