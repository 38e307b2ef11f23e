import { messages } from '../../messages';
import { dayOf } from '../plan/plan-text';
import { usePlan } from '../plan/use-plan';
import styles from './delete-dialog.module.css';

const { erased, kept, subscription } = messages.myAccount.deletion;

/** What is erased, what is kept, and what becomes of the subscription. */
export function Consequences({ uid }: { readonly uid: string }) {
  return (
    <>
      {[erased, kept].map(({ title, items }) => (
        <section key={title}>
          <h3 className={styles['heading']}>{title}</h3>
          <ul className={styles['items']}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3 className={styles['heading']}>{subscription.title}</h3>
        <p className={styles['text']}>{useSubscriptionText(uid)}</p>
      </section>
    </>
  );
}

/** For the learner's own plan, once it is known; until then for every case. */
function useSubscriptionText(uid: string): string {
  const { state } = usePlan(uid);
  if (state.status !== 'success') return subscription.unknown;
  const { value: plan } = state;
  if (plan === undefined) return subscription.none;
  const end = new Date(plan.expires_date);
  if (end <= new Date()) return subscription.none;
  // A store does not renew what is cancelled; on the web the rest of it is lost all the same.
  if (plan.platform !== 'web' && plan.cancels) return subscription.cancelled(dayOf(end));
  return subscription[plan.platform];
}
