/** Opens pages of the payment provider; remotes bundle it. */
export { noPaymentPage } from './messages';
export { CARD_UPDATE, openPaymentPage, type PaymentPage } from './open-payment-page';
export { usePaymentPage } from './use-payment-page';
