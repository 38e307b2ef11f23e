import { AppError } from 'shared-contracts';
import { withTimeout } from 'common/async';
import { handOverOutsideLinks } from './outside-links';
import type { Served } from './serve';
import type { ServedPlatform } from './served-platform';

/** Longest time that a restore waits for the code that follows it, in milliseconds. */
const HOLD_MS = 8000;

/**
 * Loads the chunk that serves the parent app, only in embedded pages. Messages in both directions
 * wait for the chunk. Source: WRAPPER-json, EVENT-redirect.
 */
export function connectParentApp(platform: ServedPlatform): void {
  const { parentApp, log } = platform;
  if (!parentApp.isEmbedded) return;
  // Do this at once, because a link pressed before the chunk is loaded would replace the product.
  handOverOutsideLinks(platform);
  let serving: Promise<Served> | undefined;
  const withServed = <T>(work: (served: Served) => T | Promise<T>): Promise<T | undefined> => {
    serving ??= import(/* webpackChunkName: "parent-app" */ './serve').then(({ serve }) =>
      serve(platform),
    );
    return serving.then(work, (error: unknown) => {
      // The next message tries again.
      serving = undefined;
      log.error('The code that serves the parent app cannot be loaded', { reason: String(error) });
      return undefined;
    });
  };

  void withServed(() => undefined);
  parentApp.messages$.subscribe((message) => void withServed(({ receive }) => receive(message)));
  parentApp.beforeSending((message) => {
    if (message.type === 'PURCHASE_PACKAGE') {
      // A purchase does not wait: its outcome does not depend on earlier plans.
      void withServed(({ beginVisit }) => beginVisit(message));
    }
    if (message.type !== 'RESTORE_PURCHASES') return undefined;
    const begun = withServed(({ beginVisit }) => beginVisit(message));
    const late = () => new AppError('unavailable', 'The code that serves the parent app is late');
    return withTimeout(begun, HOLD_MS, late).then(
      (isWanted) => isWanted ?? true,
      () => true,
    );
  });
}
