import type { ParentApp } from '../platform/index';

/**
 * Whether a page outside the product can be opened from here: always on the web, and in an app that
 * answers `OPEN_EXTERNAL_URL`. Elsewhere nothing that leads out is offered.
 * Source: PARENT-supports.
 */
export const opensPages = (parentApp: Pick<ParentApp, 'isEmbedded' | 'supports'>): boolean =>
  !parentApp.isEmbedded || parentApp.supports('OPEN_EXTERNAL_URL');
