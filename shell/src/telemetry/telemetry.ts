import { once } from 'common';
import type { ErrorCode, RemoteFailure } from 'shared-contracts';
import type { ResolvedRemote } from '../registry/resolve-remotes';

/** One try to show a screen of a remote. */
export interface LoadFact {
  /** As it was when the screen was asked for. */
  readonly resolved: ResolvedRemote;
  readonly screen: string;
  /** Milliseconds from then, or from the start of the page, until it was usable or failed. */
  readonly ms: number;
  /** Absent: it is usable. */
  readonly failure?: RemoteFailure;
}

/** A callable that failed. */
export interface CallFact {
  readonly callable: string;
  readonly code: ErrorCode;
  /** Milliseconds from the call until its error. */
  readonly ms: number;
  /** The server has logged it, too. */
  readonly correlation: string;
}

export type Fact = LoadFact | CallFact;

/**
 * Makes events of facts and sends them. It never throws.
 *
 * @param at when it happened, milliseconds since 1970
 */
export type Collect = (fact: Fact, at: number) => void;

/** Successes that wait for the code, and failures; a page that has more has other troubles. */
const MOST_WAITING = 50;

export const isFailure = (fact: Fact): boolean => !('resolved' in fact) || 'failure' in fact;

/**
 * Keeps what happens until the code that reports it is there. That code is no part of a page's
 * first scripts. Source: decision 55.
 *
 * @param load fetches the code; asked again after a failure
 */
export function createTelemetry(load: () => Promise<Collect>) {
  const waiting: [fact: Fact, at: number][] = [];
  const loaded = once(load);
  let isOpen = false;

  function open(): void {
    isOpen = true;
    loaded().then(
      (collect) => waiting.splice(0).forEach((noted) => collect(...noted)),
      () => undefined,
    );
  }

  return {
    /** Notes a fact. A failure fetches the code at once. */
    report(fact: Fact): void {
      const alike = waiting.filter(([noted]) => isFailure(noted) === isFailure(fact));
      if (alike.length < MOST_WAITING) waiting.push([fact, Date.now()]);
      if (isOpen || isFailure(fact)) open();
    },
    open,
  };
}
