import { isInAppPath, type Log } from 'shared-contracts';

/** Keys of a checkout in the tab's session storage. */
const KEYS = {
  /** In-app path of the page before the purchase. */
  path: 'mf-subscriptions.return-path',
  /** Identifier of the chosen package. */
  plan: 'mf-subscriptions.chosen-plan',
  /** Id of the slot that the checkout holds. */
  slot: 'mf-subscriptions.held-slot',
} as const;
type Remembered = Partial<Record<keyof typeof KEYS, string | undefined>>;

/**
 * Keeps a checkout in the tab's session storage while the payment page has the window. If storage
 * is blocked, the learner returns to home instead.
 */
export function rememberCheckout(remembered: Remembered, log: Log): void {
  try {
    for (const name of ['path', 'plan', 'slot'] as const) {
      const value = remembered[name];
      if (value === undefined) sessionStorage.removeItem(KEYS[name]);
      else sessionStorage.setItem(KEYS[name], value);
    }
  } catch (error) {
    log.info('The way back could not be stored', { error });
  }
}

function read(name: keyof typeof KEYS): string | null {
  try {
    return sessionStorage.getItem(KEYS[name]);
  } catch {
    return null;
  }
}

/** Pages of the purchase itself, to which a learner does not return after it. */
const OF_PURCHASE = /^\/(subscriptions|cancel|success|card-update|sign-in-up)\b/;

/**
 * Finds the page to return to after the purchase: the page before the plans, else that of an
 * earlier attempt.
 *
 * @param from in-app path of the page before; undefined: the learner opened the plans first
 */
export const returnPathFrom = (from: string | undefined): string | undefined =>
  from !== undefined && !OF_PURCHASE.test(from) ? from : (readReturnPath() ?? undefined);

/** @returns an in-app path; null when none is known */
export function readReturnPath(): string | null {
  const path = read('path');
  return path !== null && isInAppPath(path) ? path : null;
}

/** @returns identifier of the package whose checkout was opened last and not paid; null: none */
export const readChosenPlan = (): string | null => read('plan');

/** @returns id of the slot whose checkout the learner left; null: none */
export const readHeldSlot = (): string | null => read('slot');

const BANK = 'mf-subscriptions.asked-the-bank';

/**
 * Keeps that the learner visits a page to pay: the bank's, or that of an invoice.
 *
 * @param identifier of the package that begins after the payment; null: none
 */
export function rememberBank(identifier: string | null, log: Log): void {
  try {
    sessionStorage.setItem(BANK, identifier ?? '');
  } catch (error) {
    log.info('The visit to the bank could not be stored', { error });
  }
}

/** @returns the visit from `rememberBank`, once; null: there was none */
export function takeBankVisit(): { readonly identifier: string | null } | null {
  try {
    const identifier = sessionStorage.getItem(BANK);
    sessionStorage.removeItem(BANK);
    return identifier === null ? null : { identifier: identifier === '' ? null : identifier };
  } catch {
    return null;
  }
}

/** Forgets a paid checkout, except the way back, which a reload of the success page needs. */
export const forgetChosenPlan = (log: Log): void =>
  rememberCheckout({ path: readReturnPath() ?? undefined }, log);
