import { Button } from 'kit';
import { messages } from '../messages';
import { lesson } from '../messages/lesson';
import { useOnline, useReturningNetwork } from '../timing/use-online';
import { StageNotice, type StageNoticeProps } from './StageNotice';

export interface RetryNoticeProps extends Omit<StageNoticeProps, 'children'> {
  readonly onRetry: () => void;
}

/** Replaces the player after a failure. It tries again by itself when the network returns. */
export function RetryNotice({ text, onRetry, ...notice }: RetryNoticeProps) {
  const isOnline = useOnline();
  useReturningNetwork(onRetry);
  return (
    <StageNotice {...notice} text={isOnline ? text : lesson.offline}>
      <Button onClick={onRetry}>{messages.retry}</Button>
    </StageNotice>
  );
}
