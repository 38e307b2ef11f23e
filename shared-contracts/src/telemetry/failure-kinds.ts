import type { RemoteFailure } from '../remotes/remote-failure';

/** A kind that is added to the union and not here does not compile. */
const KINDS: Readonly<Record<RemoteFailure['kind'], true>> = {
  unreachable: true,
  offline: true,
  'too-many-requests': true,
  damaged: true,
  'timed-out': true,
  'switched-off': true,
  'invalid-manifest': true,
  'incompatible-contract': true,
  'failed-to-evaluate': true,
  hung: true,
  crashed: true,
};

/** The kinds of `RemoteFailure`, for schemas. */
export const REMOTE_FAILURE_KINDS = Object.keys(KINDS) as RemoteFailure['kind'][];
