import { Button } from 'kit';
import { PicturePanel, type PicturePanelProps } from 'kit/picture-panel';
import { messages } from '../messages';
import { lesson } from '../messages/lesson';
import { useOnline, useReturningNetwork } from '../timing/use-online';

export interface RetryNoticeProps extends Pick<PicturePanelProps, 'title' | 'text' | 'picture'> {
  readonly onRetry: () => void;
}

/** Replaces the player after a failure. It also retries when the network returns. */
export function RetryNotice({ text, onRetry, ...notice }: RetryNoticeProps) {
  const isOnline = useOnline();
  useReturningNetwork(onRetry);
  return (
    <PicturePanel {...notice} text={isOnline ? text : lesson.offline}>
      <Button onClick={onRetry}>{messages.retry}</Button>
    </PicturePanel>
  );
}
