import type { RemoteFailure } from 'shared-contracts';

/** Carries a `RemoteFailure` through promises; the outlet turns it back into a state. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(readonly failure: RemoteFailure) {
    super(failure.kind);
  }
}

/**
 * Whatever the federation runtime or webpack threw, as one of our failures.
 *
 * The runtime reports a script that does not arrive as RUNTIME-008 and an entry that leaves no
 * container behind as RUNTIME-001; webpack calls a missing chunk `ChunkLoadError`.
 */
export function toRemoteFailure(error: unknown, url: string): RemoteFailure {
  if (error instanceof RemoteError) return error.failure;
  const reason = error instanceof Error ? error.message : String(error);
  const name = error instanceof Error ? error.name : '';
  if (/RUNTIME-008/.test(reason) || name === 'ChunkLoadError') return { kind: 'unreachable', url };
  return { kind: 'failed-to-evaluate', reason };
}
