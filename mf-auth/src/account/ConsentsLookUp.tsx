import { useEffect, type ReactNode } from 'react';
import { Button, useObservable, usePlatform } from 'kit';
import type { ConsentsStatus } from 'shared-contracts';
import { consents as consentsText } from '../messages/consents';
import { Note } from './Note';

const IDLE: ConsentsStatus = { status: 'idle' };

interface ConsentsLookUpProps {
  readonly skeleton: ReactNode;
  readonly missing: ReactNode;
  readonly given: ReactNode;
}

/**
 * Loads the stored consents at once, without the delay of CONST-consent-delay. Shows `given` if the
 * learner has agreed to terms and privacy policy, else `missing`.
 */
export function ConsentsLookUp({ skeleton, missing, given }: ConsentsLookUpProps) {
  const { consents } = usePlatform();
  const { status } = useObservable(consents.status$, IDLE);
  useEffect(() => void consents.manage(), [consents]);
  const { loadFailure, retry } = consentsText;
  switch (status) {
    case 'idle':
    case 'loading':
      return skeleton;
    case 'failure':
      return (
        <>
          <Note kind="failed">{loadFailure}</Note>
          <Button variant="secondary" onClick={() => void consents.manage()}>
            {retry}
          </Button>
        </>
      );
    case 'missing':
      return missing;
    case 'success':
      return given;
  }
}
