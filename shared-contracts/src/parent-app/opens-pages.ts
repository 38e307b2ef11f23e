import type { MessageToParentAppType } from './messages-out';

interface App {
  readonly isEmbedded: boolean;
  supports(type: MessageToParentAppType): boolean;
}

/**
 * Whether a page outside the product can be opened from here: always on the web, and in an app that
 * answers `OPEN_EXTERNAL_URL`. Otherwise screens offer no link that leads out.
 * Source: PARENT-supports.
 */
export const opensPages = (parentApp: App): boolean =>
  !parentApp.isEmbedded || parentApp.supports('OPEN_EXTERNAL_URL');
