import type { Platform } from 'shared-contracts';

/** Asks who uses the app; a failure is logged, and the next one who asks tries again. */
export function openSession({ session, log }: Pick<Platform, 'session' | 'log'>): void {
  session
    .ready()
    .catch((error: unknown) =>
      log.error('The identity provider cannot be loaded', { reason: String(error) }),
    );
}
