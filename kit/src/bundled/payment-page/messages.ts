export const noPaymentPage =
  'The payment service could not be opened. Please try again in a minute.';
