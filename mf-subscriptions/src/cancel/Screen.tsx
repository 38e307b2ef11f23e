import { ButtonLink, createScreen, useRoute } from 'kit';
import { cancel } from '../messages/cancel';
import { Outcome } from '../outcome/Outcome';

const { title, intro, text, plans, home, contact } = cancel;

/** An identifier of a package; anything else in the address is left out. */
const PLAN = /^[A-Za-z0-9_]{1,80}$/;

/**
 * Where the payment service sends a learner who left the checkout; `?plan=` names what they had
 * chosen. Source: ROUTE-cancel.
 */
export function CancelScreen() {
  const plan = useRoute().query.get('plan') ?? '';
  return (
    <Outcome
      title={title}
      intro={intro}
      actions={
        <>
          <ButtonLink to={PLAN.test(plan) ? `/subscriptions?plan=${plan}` : '/subscriptions'}>
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
      <p>{text}</p>
    </Outcome>
  );
}

export default createScreen('cancel', CancelScreen);
