import { BehaviorSubject } from 'kit';
import type { BillingCycle, Log } from 'shared-contracts';
import { manage } from '../messages/manage';
import { planNameOf } from '../plan/identifier';

const text = manage.done;
const KEY = 'mf-subscriptions.done';

/** A finished change of the plan, which the page reports. */
export type Done =
  | {
      readonly kind: 'changed' | 'resumed';
      readonly identifier: string;
      readonly cycle?: BillingCycle;
    }
  | {
      readonly kind: 'scheduled';
      readonly identifier: string;
      readonly cycle?: BillingCycle;
      /** As the learner reads it. */
      readonly day: string;
    }
  /** The bank has not confirmed a payment. */
  | { readonly kind: 'unconfirmed' };

/** @param done `cycle` is set if only the billing cycle changed */
export function doneText(done: Done): string {
  if (done.kind === 'unconfirmed') return text.unconfirmed;
  const plan = planNameOf(done);
  const { cycle } = done;
  switch (done.kind) {
    case 'changed':
      return cycle === undefined ? text.changed(plan) : text['changed-cycle'][cycle](plan);
    case 'scheduled':
      return cycle === undefined
        ? text.scheduled(plan, done.day)
        : text['scheduled-cycle'][cycle](plan, done.day);
    case 'resumed':
      return text.resumed(plan);
  }
}

/** The change that the subscription page reports; null: none. */
export const done$ = new BehaviorSubject<Done | null>(null);
export const sayDone = (done: Done): void => done$.next(done);

/** Keeps a resubscription for `sayWhatWasKept` after the reload. */
export function sayAfterReload(identifier: string, log: Log): void {
  try {
    sessionStorage.setItem(KEY, identifier);
  } catch (error) {
    log.info('What was done could not be kept for the reload', { error });
  }
}

/** Reports the resubscription kept before the reload, once. */
export function sayWhatWasKept(): void {
  try {
    const identifier = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (identifier !== null) sayDone({ kind: 'resumed', identifier });
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
