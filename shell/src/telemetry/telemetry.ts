import { once } from 'common';
import type { ErrorCode, RemoteFailure } from 'shared-contracts';
import type { ResolvedRemote } from '../registry/resolve-remotes';

/** One attempt to show a screen of a remote. */
export interface LoadFact {
  /** The remote at the time of the request. */
  readonly resolved: ResolvedRemote;
  readonly screen: string;
  /** Milliseconds from the request, or the start of the page, until it was usable or failed. */
  readonly ms: number;
  /** Absent: the screen is usable. */
  readonly failure?: RemoteFailure;
}

/** A callable that failed. */
export interface CallFact {
  readonly callable: string;
  readonly code: ErrorCode;
  /** Milliseconds from the call until its error. */
  readonly ms: number;
  /** Id of the call, which the server also logs. */
  readonly correlation: string;
}

export type Fact = LoadFact | CallFact;

/**
 * Turns facts into events and sends them. It never throws.
 *
 * @param at when the fact happened, milliseconds since 1970
 */
export type Collect = (fact: Fact, at: number) => void;

/** Most successes that wait for the code, and most failures. */
const MOST_WAITING = 50;

export const isFailure = (fact: Fact): boolean => !('resolved' in fact) || 'failure' in fact;

/**
 * Stores facts until the code that reports them is loaded, because a page's first scripts do not
 * contain that code. Source: decision 55.
 *
 * @param load fetches the code; called again after a failure
 */
export function createTelemetry(load: () => Promise<Collect>) {
  const waiting: [fact: Fact, at: number][] = [];
  const loaded = once(load);
  let isOpen = false;

  function open(): void {
    isOpen = true;
    loaded().then(
      (collect) => waiting.splice(0).forEach((waitingFact) => collect(...waitingFact)),
      () => undefined,
    );
  }

  return {
    /** Stores a fact. A failure fetches the code at once. */
    report(fact: Fact): void {
      const alike = waiting.filter(([waitingFact]) => isFailure(waitingFact) === isFailure(fact));
      if (alike.length < MOST_WAITING) waiting.push([fact, Date.now()]);
      if (isOpen || isFailure(fact)) open();
    },
    open,
  };
}
