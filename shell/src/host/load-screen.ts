import type { RegisteredRemote, ScreenLifecycles, ScreenModule } from 'shared-contracts';
import { RemoteError, toRemoteFailure } from './remote-error';
import { withRetry } from './with-retry';
import { withTimeout } from './with-timeout';

/** Loads the module behind an `expose` of a remote; `federation.ts` in the product. */
export type LoadModule = (remote: RegisteredRemote, expose: string) => Promise<ScreenModule>;

/**
 * Loads one screen of a remote: with a time-out per attempt, and again with back-off when it could
 * not be reached.
 *
 * @throws {RemoteError}
 */
export async function loadScreen(
  remote: RegisteredRemote,
  screen: string,
  loadModule: LoadModule,
): Promise<ScreenLifecycles> {
  const entryUrl = new URL(remote.manifest.entry.file, remote.manifestUrl).href;
  const declared = remote.manifest.screens[screen];
  if (!declared) {
    throw new RemoteError({ kind: 'invalid-manifest', reason: `there is no screen "${screen}"` });
  }
  const attempt = async () => {
    try {
      return await withTimeout(loadModule(remote, declared.expose), entryUrl);
    } catch (error) {
      throw new RemoteError(toRemoteFailure(error, entryUrl));
    }
  };
  const module = await withRetry(
    attempt,
    (error) => error instanceof RemoteError && error.failure.kind === 'unreachable',
  );
  if (typeof module.default?.mount !== 'function') {
    const reason = `"${declared.expose}" has no lifecycles as its default export`;
    throw new RemoteError({ kind: 'failed-to-evaluate', reason });
  }
  return module.default;
}
