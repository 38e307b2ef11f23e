import { JUDGE } from 'common/canary-judge';
import { PlainError } from '../plain-error';
import { ended } from './changes';
import { release, type Released, type ReleaseOptions } from './release';

/** A canary that the judge has found worse. */
export interface WorseCanary {
  readonly remote: string;
  /** The judged build. */
  readonly build: string;
  /** The figures of the judgement, for the log. */
  readonly reason: string;
}

/**
 * Releases the product without a canary that the judge has found worse. The author of the release
 * is the judge. A newer canary of the remote stays. Source: decision 56.
 *
 * @throws {PlainError} when the build is no longer a canary
 */
export const endCanary = (
  means: Omit<ReleaseOptions, 'choose' | 'action' | 'remote' | 'by' | 'reason'>,
  { remote, build, reason }: WorseCanary,
): Promise<Released> =>
  release({
    ...means,
    action: 'judge',
    remote,
    by: JUDGE,
    reason,
    choose: (now) => {
      if (!now) throw new PlainError('Nothing is released yet; nothing has changed.');
      return ended(now, remote, build);
    },
  });
