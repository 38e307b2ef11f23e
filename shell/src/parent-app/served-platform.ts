import type { Platform } from 'shared-contracts';
import type { ShellParentApp } from './bridge';

/** The Platform as the code that serves the parent app needs it. */
export type ServedPlatform = Platform & { readonly parentApp: ShellParentApp };
