import type { Platform } from 'shared-contracts';

/** For tests: code that calls a member of contract 1.9, by way of another function. */
const appOf = (platform: Platform) => platform.parentApp;
export const isRestoreOffered = (platform: Platform): boolean =>
  appOf(platform).supports('RESTORE_PURCHASES');
