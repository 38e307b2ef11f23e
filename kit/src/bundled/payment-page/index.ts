/** The pages of the payment provider, for all who lead there; a remote bundles it. */
export { noPaymentPage } from './messages';
export { CARD_UPDATE, openPaymentPage, type PaymentPage } from './open-payment-page';
export { usePaymentPage } from './use-payment-page';
