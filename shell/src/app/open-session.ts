import type { Platform } from 'shared-contracts';

/** Opens the session. A failure is logged, and the next call tries again. */
export function openSession({ session, log }: Pick<Platform, 'session' | 'log'>): void {
  session
    .ready()
    .catch((error: unknown) =>
      log.error('The identity provider cannot be loaded', { reason: String(error) }),
    );
}
