import { forLearner, type Learner } from 'common';
import { AppError, type CurrentSubscriptions, type MessageToParentApp } from 'shared-contracts';
import { withTimeout } from 'common/async';
import type { ServedPlatform } from '../served-platform';
import { messages } from './messages';
import { rememberedVisit } from './remembered-visits';
import { tellerOf } from './tell-visit';
import { marksOf, type Visit } from './visit';

/** Longest loading animation without an answer of the app, in milliseconds. */
const STORE_MS = 60_000;
/** Time in which we then ask our server for the plan, in milliseconds. */
const CHECK_MS = 30_000;
/** Longest wait for the plans before a restore, in milliseconds. */
const NOTE_MS = 5000;
/** Interval between two requests, in milliseconds. */
const ASK_EVERY_MS = 3000;

/** A message that opens the store in the app. */
export type StoreMessage = Extract<
  MessageToParentApp,
  { type: 'PURCHASE_PACKAGE' | 'RESTORE_PURCHASES' }
>;

export interface StoreVisits {
  /**
   * Begins a visit, before its message is posted.
   *
   * @returns whether to post the message; `false`: the learner has logged out meanwhile
   */
  begin(message: StoreMessage): Promise<boolean>;
  /** Handles the store's answer. @param outcome `cancelled`: the learner gave up */
  answered(outcome: string | null | undefined): void;
}

/**
 * Follows each visit to an app store until our server knows the plan, then tells the learner the
 * outcome once. Only our server knows the purchase. If the page ends during a visit, the learner's
 * next log-in continues it. Source: docs/payments.md.
 */
export function followVisits(platform: ServedPlatform): StoreVisits {
  const visits = forLearner(platform, (learner) => visitsOf(learner, platform));
  return {
    answered: (outcome) => visits.value?.answered(outcome),
    // A visitor's message is not followed, because no learner could be told.
    begin: async (message) => visits.value?.begin(message) ?? true,
  };
}

/** The visits of one learner, until they log out. */
function visitsOf({ uid, signal }: Learner, platform: ServedPlatform): StoreVisits {
  const { functions, loading, log, parentApp } = platform;
  const { storeVisit$ } = parentApp;
  const memory = rememberedVisit(uid);
  const { say, tellIfArrived, giveUp } = tellerOf(platform, memory);
  /** The open visit; if the device stores nothing, only this variable knows it. */
  let open: Visit | undefined;
  /** Changes when another visit starts or the learner leaves; earlier work then stops. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = (): Promise<CurrentSubscriptions | undefined> =>
    functions.call('syncSubscription', {}).catch((error: unknown) => {
      log.warn('The plan could not be read after a visit to the store', { error });
      return undefined;
    });

  function takeOver(): number {
    clearTimeout(timer);
    if (storeVisit$.value === 'open') loading.stop();
    storeVisit$.next('none');
    open = undefined;
    turn += 1;
    return turn;
  }

  async function check(visit: Visit): Promise<void> {
    const ownTurn = takeOver();
    storeVisit$.next('checking');
    const until = Date.now() + CHECK_MS;
    const attempt = async (): Promise<void> => {
      const plans = await ask();
      if (ownTurn !== turn) return;
      if (plans && tellIfArrived(visit, plans)) return;
      if (Date.now() >= until) giveUp(visit, plans);
      else timer = setTimeout(() => void attempt(), ASK_EVERY_MS);
    };
    await attempt();
  }

  /** Checks a cancelled visit too, because the store's answer never decides. */
  async function checkCancelled(visit: Visit): Promise<void> {
    const ownTurn = takeOver();
    storeVisit$.next('checking');
    const plans = await ask();
    if (ownTurn !== turn || (plans && tellIfArrived(visit, plans))) return;
    memory.forget();
    say(visit.kind === 'restore' ? messages.notRestored : messages.cancelled);
  }

  /** Checks once in silence, because the learner knows that it is being confirmed. */
  async function lookAgain(visit: Visit): Promise<void> {
    const ownTurn = takeOver();
    const plans = await ask();
    if (ownTurn === turn && plans) tellIfArrived(visit, plans);
  }

  async function begin(message: StoreMessage): Promise<boolean> {
    const ownTurn = takeOver();
    storeVisit$.next('open');
    loading.start();
    const at = Date.now();
    const visit: Visit =
      message.type === 'PURCHASE_PACKAGE'
        ? { kind: 'purchase', identifier: message.payload.package.identifier, at }
        : { kind: 'restore', at, ...(await marksOfBefore(platform)) };
    if (ownTurn !== turn) return false;
    open = visit;
    memory.keep(visit);
    timer = setTimeout(() => answered(undefined), STORE_MS);
    return true;
  }

  function answered(outcome: string | null | undefined): void {
    if (open === undefined) return;
    void (outcome === 'cancelled' ? checkCancelled : check)(open);
  }

  signal.addEventListener('abort', takeOver);
  const left = memory.read();
  if (left !== undefined) {
    const isTold = left.kind === 'purchase' && left.isTold === true;
    void (isTold ? lookAgain : check)(left);
  }

  return { answered, begin };
}

/**
 * Reads the plans before a restore, to see changes afterwards. It reads them before the store
 * opens, because a store may be faster than our server.
 */
async function marksOfBefore({
  functions,
  log,
}: Pick<ServedPlatform, 'functions' | 'log'>): Promise<{ before?: string }> {
  try {
    const request = functions.call('getCurrentSubscriptions', {});
    const late = () => new AppError('unavailable', 'No answer');
    return { before: marksOf(await withTimeout(request, NOTE_MS, late)) };
  } catch (error) {
    log.info('The plans before a restore could not be read', { error });
    return {};
  }
}
