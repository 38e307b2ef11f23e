import { cardError } from '../errors';

/** How a card behaves when money is asked of it. */
export type CardBehaviour =
  | 'succeeds'
  /** Refused as soon as it is given. */
  | 'declined'
  /** Can be saved; every payment is refused. */
  | 'declined-later'
  /** Asks for the bank's page when it is given; later payments succeed. */
  | 'asks-once'
  /** Asks for the bank's page at every payment. */
  | 'asks-always'
  /** Succeeds, and the payment is disputed at once. */
  | 'disputed';

/** Stripe's own test numbers (docs.stripe.com/testing). */
const BY_NUMBER: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '4000000000000002': 'declined',
  '4000000000000341': 'declined-later',
  '4000002500003155': 'asks-once',
  '4000002760003184': 'asks-always',
  '4000000000000259': 'disputed',
};

/** Stripe's own tokens, which a server may attach without a card number. */
const BY_TOKEN: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_createDispute: '4000000000000259',
};

export interface Card {
  readonly number: string;
  readonly behaviour: CardBehaviour;
}

export const cardOfToken = (token: string): Card | undefined => {
  const number = Object.hasOwn(BY_TOKEN, token) ? BY_TOKEN[token] : undefined;
  return number === undefined ? undefined : readCard(number);
};

/**
 * @param number as typed: spaces and hyphens do not count
 * @throws {SandboxError} `incorrect_number` for anything but a test card; real cards never work
 */
export function readCard(number: string): Card {
  const digits = number.replace(/[\s-]/g, '');
  const behaviour = Object.hasOwn(BY_NUMBER, digits) ? BY_NUMBER[digits] : undefined;
  if (behaviour === undefined) {
    throw cardError(
      'incorrect_number',
      'This is a test page and takes test cards only, for example 4242 4242 4242 4242.',
    );
  }
  return { number: digits, behaviour };
}

export const declinedError = () => cardError('card_declined', 'Your card was declined.');

/**
 * The card as a page saves it; the bank knows it from then on.
 *
 * @param isAuthenticated the learner has completed the bank's page
 * @returns null: the bank's page comes first
 * @throws {SandboxError} when the card is declined
 */
export function cardToSave({ number, behaviour }: Card, isAuthenticated: boolean): Card | null {
  if (behaviour === 'declined') throw declinedError();
  if (behaviour.startsWith('asks-') && !isAuthenticated) return null;
  return { number, behaviour: behaviour === 'asks-once' ? 'succeeds' : behaviour };
}
