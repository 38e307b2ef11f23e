import { useEffect } from 'react';
import { Button, Card, Skeleton, useObservable, usePlatform } from 'kit';
import type { ConsentsStatus } from 'shared-contracts';
import { Note } from '../account/Note';
import { messages } from '../messages';
import { ConsentForm } from './ConsentForm';

const IDLE: ConsentsStatus = { status: 'idle' };

/** What a learner has agreed to, or is asked to; looked up at once instead of after the delay. */
export function MemberConsents() {
  const { consents } = usePlatform();
  const { status } = useObservable(consents.status$, IDLE);
  useEffect(() => void consents.manage(), [consents]);
  const { loading, loadFailure, retry } = messages.consents;
  switch (status) {
    case 'idle':
    case 'loading':
      return (
        <Card>
          <Skeleton lines={6} label={loading} />
        </Card>
      );
    case 'failure':
      return (
        <>
          <Note kind="failed">{loadFailure}</Note>
          <Button variant="secondary" onClick={() => void consents.manage()}>
            {retry}
          </Button>
        </>
      );
    case 'success':
    case 'missing':
      return <ConsentForm />;
  }
}
