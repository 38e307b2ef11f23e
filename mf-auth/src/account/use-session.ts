import { useObservable, usePlatform } from 'kit';
import type { SessionState } from 'shared-contracts';

const UNKNOWN = { status: 'unknown' } as const;

/**
 * The learner's session; `unknown` in a prerendered page and until the identity provider answers.
 */
export const useSession = (): SessionState => useObservable(usePlatform().session.state$, UNKNOWN);
