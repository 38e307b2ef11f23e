import { ButtonLink, createScreen, useIsLive, useObservable, usePlatform, useRoute } from 'kit';
import { DEFAULT_PREFERENCES } from 'shared-contracts';
import { readChosenPlan } from '../memory/checkout-memory';
import { cancel } from '../messages/cancel';
import { Outcome } from '../outcome/Outcome';
import styles from '../outcome/styles.module.css';
import { cycleOf, planNameOf } from '../plan/identifier';

const { title, intro, chosen, notChosen, text, keeps, change, plans, home, contact } = cancel;

const IDENTIFIER = /^[A-Za-z0-9_]{1,80}$/;

/**
 * The payment provider sends a learner who left the checkout to this page. The chosen package is in
 * `?plan=`, else in the tab's session storage; any other text is ignored. Source: ROUTE-cancel.
 */
export function CancelScreen() {
  const isLive = useIsLive();
  const hasPlan = useObservable(usePlatform().preferences.values$, DEFAULT_PREFERENCES).tier > 0;
  const address = useRoute().query.get('plan');
  const identifier = (isLive && (address ?? readChosenPlan())) || '';
  const isKnown = IDENTIFIER.test(identifier);
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
      {/* A prerendered page does not know the plan, and reserves its line. */}
      <p className={styles.chosen}>{isLive && first}</p>
      <p>{isLive ? second : text}</p>
    </Outcome>
  );
}

/** Two sentences: the chosen plan, and what happens to the learner's own plan. */
function linesOf(choice: string | undefined, hasPlan: boolean): readonly [string, string] {
  if (choice !== undefined) return [choice, hasPlan ? keeps : text];
  return hasPlan ? [keeps, change] : [notChosen, text];
}

export default createScreen('cancel', CancelScreen);
