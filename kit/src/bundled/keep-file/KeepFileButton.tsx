import { Button, createAsync, useObservable, usePlatform, type ButtonProps } from 'kit';
import { useEffect, useState } from 'react';
import { idle, type Alert } from 'shared-contracts';
import { useKeepFile, type TextFile } from './use-keep-file';

export interface KeepFileButtonProps extends Pick<ButtonProps, 'variant' | 'title' | 'children'> {
  /** Makes the file; called on each press. */
  readonly file: () => TextFile;
  /** Alert for a failure of the server, which saves files for apps. */
  readonly failed: Alert;
}

/** A button that saves a file; nothing where files cannot be saved. Source: decision 47. */
export function KeepFileButton({ file, failed, ...button }: KeepFileButtonProps) {
  const { alerts, log } = usePlatform();
  const keep = useKeepFile();
  const [work] = useState(() => createAsync((keeping: Promise<void>) => keeping));
  const { status } = useObservable<typeof work.state$.value>(work.state$, idle);
  useEffect(() => work.reset, [work]);
  if (keep === null) return null;
  const press = async () => {
    await work.run(keep(file()));
    const outcome = work.state$.value;
    if (outcome.status !== 'failure') return;
    log.warn('A file could not be kept', { error: outcome.error });
    alerts.show(failed);
  };
  return <Button {...button} busy={status === 'loading'} onClick={() => void press()} />;
}
