import type { Platform } from 'shared-contracts';

/**
 * What the shell does for a parent app, in a chunk that only embedded pages load. What the parent app
 * sends before the chunk is there waits for it. Source: INTERFACES §4.
 */
export function connectParentApp(platform: Platform): void {
  const { parentApp, log } = platform;
  if (!parentApp.isEmbedded) return;
  const load = () => import(/* webpackChunkName: "parent-app" */ '../parent-app');
  const onFailure = (error: unknown) =>
    log.error('What serves the parent app cannot be loaded', { reason: String(error) });

  load().then(({ announceLogIns }) => announceLogIns(platform), onFailure);
  parentApp.messages$.subscribe((message) => {
    load().then(({ receive }) => receive(message, platform), onFailure);
  });
}
