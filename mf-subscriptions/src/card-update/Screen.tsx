import { ButtonLink, createScreen } from 'kit';
import { cardUpdate } from '../messages/card-update';
import { Outcome } from '../outcome/Outcome';

const { title, intro, text, plans, account } = cardUpdate;

/**
 * The payment provider sends a learner to this page after the card update.
 * Source: ROUTE-success-card-update.
 */
export function CardUpdateScreen() {
  return (
    <Outcome
      title={title}
      intro={intro}
      actions={
        <>
          <ButtonLink to="/subscriptions">{plans}</ButtonLink>
          <ButtonLink to="/my-account" variant="secondary">
            {account}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
    </Outcome>
  );
}

export default createScreen('card-update', CardUpdateScreen);
