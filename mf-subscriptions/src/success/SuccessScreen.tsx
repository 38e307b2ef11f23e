import { ButtonLink } from 'kit';
import { messages } from '../messages';
import { Outcome } from '../outcome/Outcome';

const { title, intro, heading, steps, home, account, contact } = messages.success;

/**
 * Where the payment service sends a learner after the checkout. The address alone proves no
 * payment, so every sentence is also true without one. Source: SPEC §2.
 */
export function SuccessScreen() {
  return (
    <Outcome
      title={title}
      intro={intro}
      actions={
        <>
          <ButtonLink to="/">{home}</ButtonLink>
          <ButtonLink to="/my-account" variant="secondary">
            {account}
          </ButtonLink>
          <ButtonLink to="/contact" variant="quiet">
            {contact}
          </ButtonLink>
        </>
      }
    >
      <h2>{heading}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Outcome>
  );
}
