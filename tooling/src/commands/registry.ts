import {
  addresses as addressesAt,
  REMOTE_NAMES,
  type Addresses,
  type RemoteName,
} from '../addresses';
import { parsePortOffset } from '../preflight';
import { PlainError } from '../processes/plain-error';
import type { Command } from '../processes/run-command';
import { requireRunning } from '../product/is-running';
import { localRelease } from '../product/publish';
import { judgementLines } from '../judgement/judge-canaries';
import { disabled, enabled, promoted, requireRemote, shared } from '../shipping/changes';
import type { Choice, Entry } from '../releases/entry';
import { frozen, requireOpen, unfrozen } from '../shipping/freeze';
import { tellFullDisk } from '../shipping/full-disk';
import {
  OVERRIDE,
  readOptions,
  REASON_HELP,
  requirePercent,
  requireReason,
} from '../shipping/read-options';
import { localRegistryKeys } from '../signing/registry-keys';
import { release } from '../shipping/release';
import { lastEntry } from '../releases/releases';
import { rollBack } from '../shipping/roll-back';
import { signAnew } from '../shipping/sign-anew';
import { readLog, verifyLog } from '../shipping/verify-log';

const say = (line: string) => console.log(line);

type ChangeOf = (now: Choice, remote: RemoteName, percent: number) => Choice;

const CHANGES = {
  canary: shared,
  promote: promoted,
  disable: disabled,
  enable: enabled,
} as const satisfies Readonly<Record<string, ChangeOf>>;
const ACTIONS = ['rollback', ...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])] as const;
type Action = (typeof ACTIONS)[number];
/** These ship a build, which a freeze or the judge may hold back. */
const SHIPPING: readonly Action[] = ['canary', 'promote'];
const FREEZES = ['freeze', 'unfreeze'] as const;

const isOneOf = <Word extends string>(words: readonly Word[], word = ''): word is Word =>
  words.some((each) => each === word);

/** @throws {PlainError} when nothing is released */
function requireEntry(addresses: Addresses): Entry {
  const last = lastEntry(addresses);
  if (last) return last.entry;
  throw new PlainError('Nothing is released yet. Start the product with "npm start" first.');
}

function status(addresses: Addresses): void {
  const { sequence, by, at, reason, ...entry } = requireEntry(addresses);
  const { builds, switchedOff, canaries, frozen: frozenNow } = entry;
  say(`Registry ${sequence}, by ${by} at ${at}: ${reason}`);
  for (const name of REMOTE_NAMES) {
    const state = switchedOff.includes(name) ? 'switched off' : 'live';
    const canary = canaries[name];
    const freeze = frozenNow[name];
    const cold = freeze ? `; frozen by ${freeze.by}: ${freeze.reason}` : '';
    const beside = canary ? `; canary ${canary.build} for ${canary.percent} %` : '';
    say(`${name.padEnd(18)}${(builds[name] ?? '–').padEnd(10)}${state}${cold}${beside}`);
    if (canary) judgementLines(addresses, name).forEach((line) => say(`  ${line}`));
  }
}

async function verify(addresses: Addresses): Promise<void> {
  requireEntry(addresses);
  const count = await verifyLog(addresses, localRegistryKeys(addresses));
  say(`The release log is whole: ${count} entries, and the registry is the one of the last.`);
}

async function sign(addresses: Addresses, reason: string | undefined): Promise<void> {
  requireEntry(addresses);
  await requireRunning(addresses);
  const { entry, problems } = await signAnew(localRelease(addresses), reason);
  problems.forEach(say);
  say(`Registry ${entry.sequence} is signed anew, for 30 days. Nothing else has changed.`);
}

/** What a change has done, for its one line. */
function done(action: Action, remote: string, { canaries, builds }: Entry, before: Choice): string {
  const ended = before.canaries[remote];
  switch (action) {
    case 'rollback':
      return ended
        ? `has no canary any more (it was build ${ended.build}, ${ended.percent} %), and build ${builds[remote]} for all`
        : `is back from build ${before.builds[remote]} to build ${builds[remote]}`;
    case 'canary':
      return `gives build ${canaries[remote]?.build} to ${canaries[remote]?.percent} %`;
    case 'promote':
      return `gives build ${builds[remote]} to all`;
    case 'disable':
      return 'is switched off';
    case 'enable':
      return 'is switched on again';
  }
}

interface Asked {
  readonly action: Action;
  readonly name: string | undefined;
  readonly share: string | undefined;
  readonly reason: string | undefined;
  /** Whether `--override` was said. */
  readonly mayPass: boolean;
}

async function change(addresses: Addresses, asked: Asked): Promise<void> {
  const { action, name, share, reason, mayPass } = asked;
  const startedAt = Date.now();
  const remote = requireRemote(name);
  const percent = action === 'canary' ? requirePercent(share) : 0;
  const why = requireReason(reason);
  const seen = lastEntry(addresses)?.entry;
  await requireRunning(addresses);
  let before: Choice = seen ?? requireEntry(addresses);
  const options = { ...localRelease(addresses), remote, reason: why };
  const { entry, problems } =
    action === 'rollback'
      ? await rollBack(options, seen ?? requireEntry(addresses), mayPass)
      : await release({
          ...options,
          action,
          overrode: (now) =>
            isOneOf(SHIPPING, action)
              ? requireOpen(now, readLog(addresses), {
                  remote,
                  build: now.canaries[remote]?.build,
                  mayPass,
                })
              : [],
          choose: (now = before) => {
            before = now;
            return CHANGES[action](now, remote, percent);
          },
        });
  problems.forEach(say);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const what = done(action, remote, entry, before);
  say(`${remote} ${what} as registry ${entry.sequence} after ${seconds} s.`);
}

/** Without a name all remotes are meant. */
async function freeze(
  addresses: Addresses,
  action: (typeof FREEZES)[number],
  name: string | undefined,
  reason: string | undefined,
): Promise<void> {
  const remotes = name === undefined ? REMOTE_NAMES : [requireRemote(name)];
  const why = requireReason(reason);
  await requireRunning(addresses);
  const first = requireEntry(addresses);
  const options = { ...localRelease(addresses), reason: why };
  const { entry } = await release({
    ...options,
    ...(name !== undefined && { remote: name }),
    action,
    choose: (now = first) =>
      action === 'freeze'
        ? frozen(now, remotes, { by: options.by, reason: why })
        : unfrozen(now, remotes),
  });
  const done = action === 'freeze' ? 'nothing is shipped to' : 'builds are shipped again to';
  say(`From release ${entry.number} on ${done} ${remotes.join(', ')}.`);
}

/**
 * `npm run registry -- status | verify | sign | rollback mf-live | canary mf-live N% | promote
 * mf-live | disable mf-live | enable mf-live | freeze [mf-live] | unfreeze [mf-live]`, each change
 * with `--reason TEXT`: what learners of the running product get. Source: CMD-registry.
 */
const registry: Command = async (args) => {
  const { words, texts, flags } = readOptions(args, { reason: REASON_HELP }, [OVERRIDE]);
  const [action, name] = words;
  const [share, ...others] = action === 'canary' ? words.slice(2) : [undefined, ...words.slice(2)];
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  if (others.length > 0)
    throw new PlainError(`One remote at a time, not ${[name, ...others].join(' and ')}.`);
  if (action === 'status') status(addresses);
  else if (action === 'verify') await verify(addresses);
  else if (action === 'sign') await tellFullDisk(() => sign(addresses, texts.reason));
  else if (isOneOf(FREEZES, action)) await freeze(addresses, action, name, texts.reason);
  else if (isOneOf(ACTIONS, action)) {
    const mayPass = flags.has(OVERRIDE);
    const asked = { action, name, share, reason: texts.reason, mayPass };
    await tellFullDisk(() => change(addresses, asked));
  } else {
    const known = ['status', 'verify', 'sign', ...ACTIONS, ...FREEZES].join(', ');
    const asked = action === undefined ? 'What shall be done?' : `There is no "${action}".`;
    throw new PlainError(`${asked} Known: ${known}`);
  }
  return 0;
};

export default registry;
