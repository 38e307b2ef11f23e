import { BehaviorSubject } from 'kit';
import { documentPaths, type ObservableValue, type Platform } from 'shared-contracts';

/** Whether a learner has a plan; `unknown` until it was looked up, and when it cannot be. */
export type PlanStatus = 'unknown' | 'none' | 'running';

async function lookUp({ documents, log }: Platform, uid: string): Promise<PlanStatus> {
  try {
    const entitlement = await documents.get(documentPaths.entitlement(uid));
    const isRunning = entitlement && Date.parse(entitlement.expires_date) > Date.now();
    return isRunning ? 'running' : 'none';
  } catch (error) {
    log.warn('Whether the learner has a plan could not be looked up', { error });
    return 'unknown';
  }
}

const known = new WeakMap<Platform, BehaviorSubject<PlanStatus>>();

/**
 * Follows who is there: a visitor has no plan, of a member one document is read for each log-in.
 * What is shown with it decides nothing; access is the server's business.
 */
export function planOf(platform: Platform): ObservableValue<PlanStatus> {
  const before = known.get(platform);
  if (before) return before;
  const status$ = new BehaviorSubject<PlanStatus>('unknown');
  known.set(platform, status$);
  let uid: string | undefined;
  platform.session.state$.subscribe((session) => {
    const asked = session.status === 'member' ? session.user.UID : undefined;
    // A new name is not a new learner.
    if (asked !== undefined && asked === uid) return;
    uid = asked;
    status$.next(session.status === 'visitor' ? 'none' : 'unknown');
    if (asked === undefined) return;
    void lookUp(platform, asked).then((status) => {
      if (uid === asked) status$.next(status);
    });
  });
  return status$;
}
