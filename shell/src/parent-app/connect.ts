import { handOverOutsideLinks } from './outside-links';
import type { Served } from './serve';
import type { ServedPlatform } from './served-platform';

/**
 * Serves the parent app with a chunk that only embedded pages load. What arrives or is sent before
 * the chunk is there waits for it. Source: WRAPPER-json, EVENT-redirect.
 */
export function connectParentApp(platform: ServedPlatform): void {
  const { parentApp, log } = platform;
  if (!parentApp.isEmbedded) return;
  // At once: a link that is pressed before the chunk is there would take the place of the product.
  handOverOutsideLinks(platform);
  let serving: Promise<Served> | undefined;
  const withServed = (work: (served: Served) => void) => {
    serving ??= import(/* webpackChunkName: "parent-app" */ './serve').then(({ serve }) =>
      serve(platform),
    );
    serving.then(work, (error: unknown) => {
      // The next message tries again.
      serving = undefined;
      log.error('The code that serves the parent app cannot be loaded', { reason: String(error) });
    });
  };

  withServed(() => undefined);
  parentApp.messages$.subscribe((message) => withServed(({ receive }) => receive(message)));
  parentApp.sent$.subscribe((message) => withServed(({ noteSent }) => noteSent(message)));
}
