import type { EntitlementState, ObservableValue, Preferences } from 'shared-contracts';

/**
 * Keeps the tier of the last known plan among the device preferences. A plan that is over counts as
 * none; a plan that could not be read changes nothing. Logging out makes it 0.
 */
export function rememberTier(
  entitlement$: ObservableValue<EntitlementState>,
  preferences: Preferences,
  now: () => number = Date.now,
): void {
  entitlement$.subscribe((state) => {
    if (state.status !== 'success') return;
    const plan = state.value;
    const runs = plan !== undefined && Date.parse(plan.expires_date) > now();
    const tier = (runs ? plan.Tier : 0) as 0 | 1 | 2 | 3;
    if (tier !== preferences.values$.value.tier) preferences.set({ tier });
  });
}
