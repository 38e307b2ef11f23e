import type { Platform } from 'shared-contracts';

/**
 * Serves the parent app with a chunk that only embedded pages load. Messages that arrive before the
 * chunk wait for it. Source: INTERFACES §4.
 */
export function connectParentApp(platform: Platform): void {
  const { parentApp, log } = platform;
  if (!parentApp.isEmbedded) return;
  const load = () => import(/* webpackChunkName: "parent-app" */ './serve');
  const onFailure = (error: unknown) =>
    log.error('The code that serves the parent app cannot be loaded', { reason: String(error) });

  load().then(({ announceLogIns }) => announceLogIns(platform), onFailure);
  parentApp.messages$.subscribe((message) => {
    load().then(({ receive }) => receive(message, platform), onFailure);
  });
}
