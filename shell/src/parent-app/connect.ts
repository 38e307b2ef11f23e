import type { MessageToParentApp } from 'shared-contracts';
import { handOverOutsideLinks } from './outside-links';
import type { Served } from './serve';
import type { ServedPlatform } from './served-platform';
import type { StoreMessage } from './store/follow-visits';

const isStoreMessage = (message: MessageToParentApp): message is StoreMessage =>
  message.type === 'PURCHASE_PACKAGE' || message.type === 'RESTORE_PURCHASES';

/**
 * Serves the parent app by a chunk that only embedded pages load. Messages in both directions wait
 * until the chunk is there. Source: WRAPPER-json, EVENT-redirect.
 */
export function connectParentApp(platform: ServedPlatform): void {
  const { parentApp, log } = platform;
  if (!parentApp.isEmbedded) return;
  // At once: a link that is pressed before the chunk is there would take the place of the product.
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
    if (!isStoreMessage(message)) return undefined;
    return withServed(({ beginVisit }) => beginVisit(message)).then((isWanted) => isWanted ?? true);
  });
}
