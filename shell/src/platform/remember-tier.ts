import { runs } from 'common';
import {
  TIER,
  type EntitlementState,
  type ObservableValue,
  type Preferences,
  type Session,
} from 'shared-contracts';

/** Every lesson opens for a teacher, as with the highest plan. Source: docs/lessons.md. */
const TEACHER = TIER.PRIVATE;

/**
 * Stores the tier of the last known plan in the device preferences. An ended plan counts as none; a
 * plan that could not be read changes nothing. A teacher counts as the highest tier. A log-out sets
 * 0.
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
      // Without a network the claim is unknown; then the plan decides.
      .catch(() => false)
      .then((isTeacher) => {
        // Ignore the answer after a log-out or a newer read.
        if (entitlement$.value === state) remember(isTeacher ? TEACHER : tier);
      });
  });
}
