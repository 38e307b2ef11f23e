import { isInAppPath, type Log } from 'shared-contracts';

const KEYS = {
  /** Where the learner came from. */
  path: 'mf-subscriptions.return-path',
  /** Identifier of the package they chose. */
  plan: 'mf-subscriptions.chosen-plan',
  /** Id of the slot that the checkout holds for them. */
  slot: 'mf-subscriptions.held-slot',
} as const;
type Remembered = Partial<Record<keyof typeof KEYS, string | undefined>>;

/**
 * Keeps what the way back needs while the payment page has the window. Session storage, because it
 * belongs to this tab and its visit; where it is blocked, the learner ends on home instead.
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

/** Pages of the purchase itself; nobody wants to go back to them after it. */
const OF_PURCHASE = /^\/(subscriptions|cancel|success|card-update|sign-in-up)\b/;

/**
 * Where a learner goes back to after the purchase: the page before the plans, else what is known
 * from an earlier attempt.
 *
 * @param from in-app path of the page before; undefined: the plans were opened first
 */
export const returnPathFrom = (from: string | undefined): string | undefined =>
  from !== undefined && !OF_PURCHASE.test(from) ? from : (readReturnPath() ?? undefined);

/** @returns an in-app path; null when none is known */
export function readReturnPath(): string | null {
  const path = read('path');
  return path !== null && isInAppPath(path) ? path : null;
}

/** @returns the package whose checkout was opened last and not paid; null when none is known */
export const readChosenPlan = (): string | null => read('plan');

/** @returns the slot of the private lesson whose checkout was left; null when none is known */
export const readHeldSlot = (): string | null => read('slot');

const BANK = 'mf-subscriptions.asked-the-bank';

/**
 * The learner is sent to a page where something is paid: the bank's, or that of an invoice.
 *
 * @param identifier of the package that a change is to begin; null: no change waits for it
 */
export function rememberBank(identifier: string | null, log: Log): void {
  try {
    sessionStorage.setItem(BANK, identifier ?? '');
  } catch (error) {
    log.info('The visit to the bank could not be stored', { error });
  }
}

/**
 * @returns the visit to the bank's page that the learner comes back from, once; null: there was
 * none
 */
export function takeBankVisit(): { readonly identifier: string | null } | null {
  try {
    const identifier = sessionStorage.getItem(BANK);
    sessionStorage.removeItem(BANK);
    return identifier === null ? null : { identifier: identifier === '' ? null : identifier };
  } catch {
    return null;
  }
}

/** It was paid. The way back stays known, for a reload of the success page. */
export const forgetChosenPlan = (log: Log): void =>
  rememberCheckout({ path: readReturnPath() ?? undefined }, log);
