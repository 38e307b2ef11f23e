import { runs } from 'common';
import {
  TIER,
  type EntitlementState,
  type ObservableValue,
  type Preferences,
  type Session,
} from 'shared-contracts';

/** Every published lesson opens for a teacher, as for the highest plan. Source: docs/lessons.md. */
const TEACHER = TIER.PRIVATE;

/**
 * Keeps the tier of the last known plan among the device preferences. A plan that is over counts as
 * none; a plan that could not be read changes nothing. A teacher counts as the highest tier.
 * Logging out makes it 0.
 */
export function rememberTier(
  entitlement$: ObservableValue<EntitlementState>,
  session: Pick<Session, 'state$' | 'isTeacher'>,
  preferences: Preferences,
  now: () => Date = () => new Date(),
): void {
  const remember = (tier: 0 | 1 | 2 | 3) => {
    if (tier !== preferences.values$.value.tier) preferences.set({ tier });
  };
  entitlement$.subscribe((state) => {
    if (state.status !== 'success') return;
    const plan = state.value;
    const tier = (plan !== undefined && runs(plan, now()) ? plan.Tier : 0) as 0 | 1 | 2 | 3;
    if (session.state$.value.status !== 'member' || tier === TEACHER) return remember(tier);
    session
      .isTeacher()
      // The claim is unknown without a network; then the plan decides.
      .catch(() => false)
      .then((isTeacher) => {
        // Somebody logged out, or another plan was read since.
        if (entitlement$.value === state) remember(isTeacher ? TEACHER : tier);
      });
  });
}
