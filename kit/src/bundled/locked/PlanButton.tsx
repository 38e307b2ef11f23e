import { Button, ButtonLink, classNames, useIsLive, usePlatform } from 'kit';
import { failedPayment } from '../payment-note/messages';
import { noPaymentPage } from '../payment-page/messages';
import { CARD_UPDATE } from '../payment-page/open-payment-page';
import { usePaymentPage } from '../payment-page/use-payment-page';
import { locked } from './messages';
import type { OpeningPlan, PlanOffer } from './plan-offer';
import styles from './locked.late.module.css';

export interface PlanButtonProps {
  /** The lowest plan that opens the content. */
  readonly plan: OpeningPlan;
  readonly offer: PlanOffer;
}

/**
 * The first button of a locked screen. It leads to the plan that opens the content, or to the late
 * payment. An app must not lead to a payment page, so a late payment has no button there.
 */
export function PlanButton({ plan, offer }: PlanButtonProps) {
  const { parentApp } = usePlatform();
  const isLive = useIsLive();
  switch (offer.kind) {
    case 'try':
    case 'subscribe':
      return (
        <ButtonLink
          to={`/subscriptions?plan=${plan}_monthly`}
          // A prerendered page does not know the app and its store yet.
          className={classNames(!isLive && styles.unlessInApp)}
        >
          {locked.offer[offer.kind](plan)}
        </ButtonLink>
      );
    case 'change':
      return <ButtonLink to="/subscriptions">{locked.offer.change}</ButtonLink>;
    case 'pay':
      return parentApp.isEmbedded ? null : <UpdateCard />;
  }
}

/** Leads to the payment provider's page for another card. Source: docs/payments.md. */
function UpdateCard() {
  const { state, open } = usePaymentPage(CARD_UPDATE);
  return (
    <>
      <Button busy={state.status === 'loading'} onClick={() => void open()}>
        {failedPayment.update}
      </Button>
      {state.status === 'failure' && (
        <p role="alert" className={styles.note}>
          {noPaymentPage}
        </p>
      )}
    </>
  );
}
