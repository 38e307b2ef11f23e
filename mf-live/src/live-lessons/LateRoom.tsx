import { Button, Card, Skeleton, useObservable } from 'kit';
import { useHold } from 'kit/hold';
import { useEffect } from 'react';
import { loading } from 'shared-contracts';
import { roomCode } from '../chunks/room';
import { messages } from '../messages';
import { room as text } from '../messages/room';
import type { LiveRoomViewProps } from '../room-view/LiveRoomView';
import late from './parts.late.module.css';

/** Loads the code of the room and shows it. Meanwhile a teacher can already start the lesson. */
export function LateRoom(props: LiveRoomViewProps) {
  const code = useObservable(roomCode.state$, loading);
  useEffect(() => roomCode.load(), []);
  useHold(true, 'room');
  switch (code.status) {
    case 'idle':
    case 'loading':
      return (
        <>
          {props.teacher}
          <Card className={late.roomPlace}>
            <Skeleton kind="text" lines={4} label={text.loading} />
          </Card>
        </>
      );
    case 'failure':
      return (
        <>
          {props.teacher}
          <Card className={late.roomPlace} role="alert">
            <p>{text.loadFailed}</p>
            <Button onClick={roomCode.load}>{messages.retry}</Button>
          </Card>
        </>
      );
    case 'success':
      return <code.value.LiveRoomView {...props} />;
  }
}
