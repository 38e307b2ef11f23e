import { ButtonLink } from 'kit';
import { messages } from '../messages';
import { Outcome } from '../outcome/Outcome';

const { title, intro, text, plans, home } = messages.cancel;

/** Where the payment service sends a learner who left the checkout. Source: SPEC §2. */
export function CancelScreen() {
  return (
    <Outcome
      title={title}
      intro={intro}
      actions={
        <>
          <ButtonLink to="/subscriptions">{plans}</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            {home}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
    </Outcome>
  );
}
