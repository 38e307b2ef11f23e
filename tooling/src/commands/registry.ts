import { addresses as addressesAt, REMOTE_NAMES, type Addresses } from '../addresses';
import { parsePortOffset } from '../preflight';
import { PlainError } from '../processes/plain-error';
import type { Command } from '../processes/run-command';
import { requireRunning } from '../product/is-running';
import { localRelease } from '../product/publish';
import { disabled, enabled, requireRemote, rolledBack } from '../shipping/changes';
import type { Entry } from '../releases/entry';
import { readReason, requireReason } from '../shipping/read-reason';
import { localRegistryKeys } from '../signing/registry-keys';
import { release } from '../shipping/release';
import { lastEntry } from '../releases/releases';
import { readLog, verifyLog } from '../shipping/verify-log';

const say = (line: string) => console.log(line);

const CHANGES = { rollback: rolledBack, disable: disabled, enable: enabled } as const;
type Action = keyof typeof CHANGES;
const isAction = (word: string | undefined): word is Action =>
  word !== undefined && Object.hasOwn(CHANGES, word);

/** @throws {PlainError} when nothing is released */
function requireEntry(addresses: Addresses): Entry {
  const last = lastEntry(addresses);
  if (last) return last.entry;
  throw new PlainError('Nothing is released yet. Start the product with "npm start" first.');
}

function status(addresses: Addresses): void {
  const { sequence, by, at, reason, builds, switchedOff } = requireEntry(addresses);
  say(`Registry ${sequence}, by ${by} at ${at}: ${reason}`);
  for (const name of REMOTE_NAMES) {
    const state = switchedOff.includes(name) ? 'switched off' : 'live';
    say(`${name.padEnd(18)}${(builds[name] ?? '–').padEnd(10)}${state}`);
  }
}

async function verify(addresses: Addresses): Promise<void> {
  requireEntry(addresses);
  const count = await verifyLog(addresses, localRegistryKeys(addresses).fingerprints);
  say(`The release log is whole: ${count} entries, and the registry is the one of the last.`);
}

async function change(
  addresses: Addresses,
  action: Action,
  name: string | undefined,
  reason: string | undefined,
): Promise<void> {
  const startedAt = Date.now();
  const remote = requireRemote(name);
  const why = requireReason(reason);
  await requireRunning(addresses);
  requireEntry(addresses);
  const { entry, problems } = await release({
    ...localRelease(addresses),
    action,
    remote,
    reason: why,
    // Only a way back needs the log; a damaged one must not keep a remote from being switched off.
    choose: (now) =>
      CHANGES[action](
        now ?? requireEntry(addresses),
        remote,
        action === 'rollback' ? readLog(addresses) : [],
      ),
  });
  problems.forEach(say);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const what = {
    rollback: `is back to build ${entry.builds[remote] ?? ''}`,
    disable: 'is switched off',
    enable: 'is switched on again',
  }[action];
  say(`${remote} ${what} as registry ${entry.sequence} after ${seconds} s.`);
}

/**
 * `npm run registry -- status | verify | rollback mf-live | disable mf-live | enable mf-live`, each
 * change with `--reason TEXT`: what learners of the running product get.
 */
const registry: Command = async (args) => {
  const { words, reason } = readReason(args);
  const [action, name, ...others] = words;
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  if (others.length > 0)
    throw new PlainError(`One remote at a time, not ${words.slice(1).join(' and ')}.`);
  if (action === 'status') status(addresses);
  else if (action === 'verify') await verify(addresses);
  else if (isAction(action)) await change(addresses, action, name, reason);
  else {
    const known = ['status', 'verify', ...Object.keys(CHANGES)].join(', ');
    const asked = action === undefined ? 'What shall be done?' : `There is no "${action}".`;
    throw new PlainError(`${asked} Known: ${known}`);
  }
  return 0;
};

export default registry;
