import { useObservable, usePlatform } from 'kit';
import { dayText, runs, shownEnd } from 'common';
import { idle, type EntitlementState } from 'shared-contracts';
import { myAccount } from '../../messages/my-account';
import styles from './delete-dialog.module.css';

const { erased, kept, subscription } = myAccount.deletion;

/** Says what is erased, what is kept, and what happens to the subscription. */
export function Consequences() {
  return (
    <>
      {[erased, kept].map(({ title, items }) => (
        <section key={title}>
          <h3 className={styles.heading}>{title}</h3>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3 className={styles.heading}>{subscription.title}</h3>
        <p className={styles.text}>{useSubscriptionText()}</p>
      </section>
    </>
  );
}

/** Says what happens to the learner's plan. Until the plan is known, the text covers every case. */
function useSubscriptionText(): string {
  const state = useObservable<EntitlementState>(usePlatform().entitlement$, idle);
  if (state.status !== 'success') return subscription.unknown;
  const { value: plan } = state;
  if (plan === undefined || !runs(plan, new Date())) return subscription.none;
  // A store does not renew a cancelled plan. On the web the rest of it is lost in any case.
  if (plan.platform !== 'web' && plan.cancels)
    return subscription.cancelled(dayText(shownEnd(plan)));
  return subscription[plan.platform];
}
