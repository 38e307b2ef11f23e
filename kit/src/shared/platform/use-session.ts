import type { SessionState } from 'shared-contracts';
import { useObservable } from '../observable/use-observable';
import { usePlatform } from './PlatformProvider';

const UNKNOWN: SessionState = { status: 'unknown' };

/**
 * The learner's session. It is `unknown` in a prerendered page, and until the identity provider has
 * answered. Source: decision 11, decision 30.
 *
 * @throws {Error} outside of a screen and of `PlatformProvider`
 */
export const useSession = (): SessionState => useObservable(usePlatform().session.state$, UNKNOWN);
