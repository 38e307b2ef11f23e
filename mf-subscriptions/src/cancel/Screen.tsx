import { ButtonLink, createScreen, useIsLive, useObservable, usePlatform, useRoute } from 'kit';
import { DEFAULT_PREFERENCES } from 'shared-contracts';
import { readChosenPlan } from '../memory/checkout-memory';
import { cancel } from '../messages/cancel';
import { Outcome } from '../outcome/Outcome';
import styles from '../outcome/styles.module.css';
import { cycleOf, planNameOf } from '../plan/identifier';

const { title, intro, chosen, notChosen, text, keeps, change, plans, home, contact } = cancel;

/** An identifier of a package; anything else in the address is left out. */
const PLAN = /^[A-Za-z0-9_]{1,80}$/;

/** What is chosen, or what the learner has, and what goes on. */
function linesOf(choice: string | undefined, hasPlan: boolean): readonly [string, string] {
  if (choice !== undefined) return [choice, hasPlan ? keeps : text];
  return hasPlan ? [keeps, change] : [notChosen, text];
}

/**
 * Where the payment service sends a learner who left the checkout; `?plan=` names what they had
 * chosen, else this tab remembers it. Source: ROUTE-cancel.
 */
export function CancelScreen() {
  const isLive = useIsLive();
  const hasPlan = useObservable(usePlatform().preferences.values$, DEFAULT_PREFERENCES).tier > 0;
  const address = useRoute().query.get('plan');
  const identifier = (isLive && (address ?? readChosenPlan())) || '';
  const isKnown = PLAN.test(identifier);
  const choice = isKnown ? chosen(planNameOf({ identifier }), cycleOf({ identifier })) : undefined;
  const [first, second] = linesOf(choice, hasPlan);
  return (
    <Outcome
      title={title}
      intro={intro}
      actions={
        <>
          <ButtonLink to={isKnown ? `/subscriptions?plan=${identifier}` : '/subscriptions'}>
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
      <p className={styles.chosen}>{isLive && first}</p>
      <p>{isLive ? second : text}</p>
    </Outcome>
  );
}

export default createScreen('cancel', CancelScreen);
