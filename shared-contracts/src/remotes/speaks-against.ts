import type { RemoteFailure } from './remote-failure';

/**
 * How a failure counts against the build that was tried. Without an entry here, connection or
 * registry has failed. Source: decision 53.
 */
export const SPEAKS_AGAINST: {
  readonly [K in RemoteFailure['kind']]?: 'threw' | 'missed';
} = {
  'failed-to-evaluate': 'threw',
  crashed: 'threw',
  hung: 'threw',
  unreachable: 'missed',
  damaged: 'missed',
};
