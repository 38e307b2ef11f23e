import { AppError, billingRefusalOf, latePaymentPageOf, type Platform } from 'shared-contracts';
import { rememberBank } from '../memory/checkout-memory';
import { tellRefusal } from '../checkout/refusal';
import { manage } from '../messages/manage';
import { updateCard } from './update-card';

const text = manage.payFirst;

/**
 * Says why the server refused a change. A late payment must be paid first: the learner saves
 * another card, which is charged at once, or opens the page of the invoice.
 */
export function explainRefusedChange(platform: Platform, error: unknown): void {
  const { alerts, log, navigation } = platform;
  const details = error instanceof AppError ? error.details : null;
  if (billingRefusalOf(details) !== 'payment-overdue') {
    tellRefusal(platform, error);
    return;
  }
  const page = latePaymentPageOf(details);
  const pay = (url: string) => {
    // When the learner comes back, the page updates the plan.
    rememberBank(null, log);
    navigation.leave(url);
  };
  alerts.show({
    title: text.title,
    description: text.description,
    buttons: [
      { title: text.card, style: 'primary', onClick: () => void updateCard(platform) },
      ...(page === null ? [] : [{ title: text.pay, onClick: () => pay(page) }]),
      { title: text.later },
    ],
  });
}
