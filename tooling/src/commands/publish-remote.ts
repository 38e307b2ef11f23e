import { addresses as addressesAt } from '../addresses';
import { inRoot, ROOT, runFolder } from '../paths';
import { parsePortOffset } from '../preflight';
import { PlainError } from '../processes/plain-error';
import type { Command } from '../processes/run-command';
import { withProcesses } from '../processes/with-processes';
import { build } from '../product/build';
import { requireRunning } from '../product/is-running';
import { localRelease } from '../product/publish';
import { archive, buildIn } from '../shipping/archive';
import { published, requireRemote } from '../shipping/changes';
import { readReason } from '../shipping/read-reason';
import { release } from '../shipping/release';
import { git } from '../tests/git';

function lastSubject(): string {
  try {
    return git(ROOT, 'log', '-1', '--format=%s').trim();
  } catch {
    throw new PlainError('There is no commit to take the reason from. Say why: --reason "…"');
  }
}

/**
 * `npm run publish-remote -- mf-live [--reason TEXT]`: builds one remote alone and ships it into
 * the running product.
 */
const publishRemote: Command = async (args) => {
  const startedAt = Date.now();
  const { words, reason = lastSubject() } = readReason(args);
  const remote = requireRemote(words[0]);
  if (words.length > 1) throw new PlainError(`One remote at a time, not ${words.join(' and ')}.`);
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  await requireRunning(addresses);
  const say = (line: string) => console.log(line);
  return withProcesses(runFolder(addresses.offset, 'logs'), async (processes) => {
    await build(processes, say, [remote]);
    const dist = inRoot(remote, 'dist');
    const number = buildIn(remote, dist);
    const { entry, problems } = await release({
      ...localRelease(addresses),
      action: 'publish',
      remote,
      reason,
      choose: (now) => {
        if (!now) throw new PlainError('Nothing is released yet. Start the product again.');
        const choice = published(now, remote, number);
        archive(addresses, remote, dist);
        return choice;
      },
    });
    problems.forEach(say);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    const state = entry.switchedOff.includes(remote) ? 'published, and still switched off' : 'live';
    say(`${remote}: build ${number} is ${state} as registry ${entry.sequence} after ${seconds} s.`);
    return 0;
  });
};

export default publishRemote;
