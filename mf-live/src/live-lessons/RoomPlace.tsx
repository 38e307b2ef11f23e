import { Button, Card, Skeleton, useObservable } from 'kit';
import { useEffect } from 'react';
import { loading } from 'shared-contracts';
import { roomCode } from '../lazy-room';
import { messages } from '../messages';
import { room as text } from '../messages/room';
import type { LiveRoomViewProps } from '../room/LiveRoomView';
import styles from './styles.module.css';

/** The room, once its code is there. */
export function RoomPlace(props: LiveRoomViewProps) {
  const code = useObservable(roomCode.state$, loading);
  useEffect(() => {
    if (roomCode.state$.value.status === 'idle') void roomCode.run();
  }, []);
  switch (code.status) {
    case 'idle':
    case 'loading':
      return (
        <Card className={styles.roomPlace}>
          <Skeleton kind="text" lines={4} label={text.loading} />
        </Card>
      );
    case 'failure':
      return (
        <Card className={styles.roomPlace} role="alert">
          <p>{text.loadFailed}</p>
          <Button onClick={() => void roomCode.run()}>{messages.retry}</Button>
        </Card>
      );
    case 'success':
      return <code.value.LiveRoomView {...props} />;
  }
}
