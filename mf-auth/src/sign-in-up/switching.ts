import type { FormMode } from './next-path';

/** How one changes between the two forms, where they stand. */
export interface Switching {
  /** In-app path of a page with that form, for a new tab. */
  pathOf(mode: FormMode): string;
  /** Shows that form, here. */
  show(mode: FormMode): void;
}
