import { ButtonLink, createScreen, useIsLive, useObservable, usePlatform, useRoute } from 'kit';
import { DEFAULT_PREFERENCES } from 'shared-contracts';
import { readChosenPlan } from '../memory/checkout-memory';
import { cancel } from '../messages/cancel';
import { Outcome } from '../outcome/Outcome';
import styles from '../outcome/styles.module.css';

const { title, intro, chosen, notChosen, text, keeps, plans, home, contact } = cancel;

/** An identifier of a package; anything else in the address is left out. */
const PLAN = /^([A-Za-z0-9]{1,40})_(monthly|annually)$/;

/**
 * Where the payment service sends a learner who left the checkout; `?plan=` names what they had
 * chosen, else this tab remembers it. Source: ROUTE-cancel.
 */
export function CancelScreen() {
  const isLive = useIsLive();
  const hasPlan = useObservable(usePlatform().preferences.values$, DEFAULT_PREFERENCES).tier > 0;
  const address = useRoute().query.get('plan');
  const [plan, name, cycle] = PLAN.exec((isLive && (address ?? readChosenPlan())) || '') ?? [];
  return (
    <Outcome
      title={title}
      intro={intro}
      actions={
        <>
          <ButtonLink to={plan === undefined ? '/subscriptions' : `/subscriptions?plan=${plan}`}>
            {plans}
          </ButtonLink>
          <ButtonLink to="/" variant="secondary">
            {home}
          </ButtonLink>
          <ButtonLink to="/contact" variant="quiet">
            {contact}
          </ButtonLink>
        </>
      }
    >
      {/* A prerendered page does not know it, and keeps its place. */}
      <p className={styles.chosen}>
        {isLive &&
          (name === undefined
            ? !hasPlan && notChosen
            : chosen(name, cycle === 'annually' ? 'annually' : 'monthly'))}
      </p>
      <p>{isLive && hasPlan ? keeps : text}</p>
    </Outcome>
  );
}

export default createScreen('cancel', CancelScreen);
