import type { Platform } from 'shared-contracts';
import type { ShellParentApp } from './bridge';

/** The Platform with the shell's part of the parent app. */
export type ServedPlatform = Platform & { readonly parentApp: ShellParentApp };
