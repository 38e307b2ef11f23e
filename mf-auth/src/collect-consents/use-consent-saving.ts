import { useEffect, useRef, useState } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { idle, type AsyncState } from 'shared-contracts';
import { watchLogOut } from '../account/watch-log-out';

export interface ConsentSaving {
  readonly status: AsyncState<void>['status'];
  /**
   * Stores the three consents as they are ticked; does nothing while it is at it. Never rejects.
   *
   * @returns whether they are stored and the form is still open
   */
  saveAll(): Promise<boolean>;
}

/**
 * Saves the ticks of the form, which are the consents of the whole app: those that nobody saved are
 * taken back when the form is left, or the settings would show them as stored.
 */
export function useConsentSaving(): ConsentSaving {
  const platform = usePlatform();
  const { consents } = platform;
  const [work] = useState(() => createAsync(() => consents.upload()));
  const isOpen = useRef(false);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // What is being saved is decided by how that ends.
      if (work.state$.value.status !== 'loading') consents.revert();
    };
  }, [consents, work]);

  return {
    status: useObservable(work.state$, idle).status,
    async saveAll() {
      if (work.state$.value.status === 'loading') return false;
      const logOut = watchLogOut(platform);
      await work.run();
      logOut.stop();
      if (isOpen.current) return work.state$.value.status === 'success';
      // After a log-out the ticks are gone, and those that are there may be another learner's.
      if (work.state$.value.status === 'failure' && !logOut.hasHappened()) consents.revert();
      return false;
    },
  };
}
