import { REMOTE_NAMES, type RemoteName } from 'delivery/addresses';
import { packageDigest } from 'delivery/build/package-digest';
import { PlainError } from 'delivery/plain-error';
import { judgementLines } from 'delivery/release/judge/judge-canaries';
import { disabled, enabled, promoted, requireRemote, shared } from 'delivery/release/changes';
import type { Choice, Entry } from 'delivery/release/entry';
import { frozen, requireOpen, unfrozen } from 'delivery/release/freeze';
import { tellFullDisk } from 'delivery/release/full-disk';
import { ownerOf, ownerText } from 'delivery/release/owner';
import { release } from 'delivery/release/release';
import { saidOfPages } from 'delivery/release/said-of-pages';
import {
  affectedPackages,
  historyLines,
  stateLine,
  STATUS_NAMES,
} from 'delivery/release/status-lines';
import { lastEntry } from 'delivery/release/releases';
import { rollBack } from 'delivery/release/roll-back';
import { signAnew } from 'delivery/release/sign-anew';
import { readLog } from 'delivery/release/verify-log';
import { DEPLOYED, productOf, requireEntry, type ShippedProduct } from '../product/product-of';
import type { Command } from '../processes/run-command';
import {
  OVERRIDE,
  readOptions,
  REASON_HELP,
  requirePercent,
  requireReason,
} from '../product/read-options';

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
/** Actions that ship a build, so a freeze or the judge may refuse them. */
const SHIPPING: readonly Action[] = ['canary', 'promote'];
const FREEZES = ['freeze', 'unfreeze'] as const;
const WITHOUT_NAME = ['verify', 'sign', 'affected'] as const;

const isOneOf = <Word extends string>(words: readonly Word[], word = ''): word is Word =>
  words.some((each) => each === word);

/** Prints which builds learners get. @param only one remote; undefined: all */
async function status(product: ShippedProduct, only: RemoteName | undefined): Promise<void> {
  await product.store.look();
  const { number, sequence, by, at, reason, builds, canaries } = requireEntry(product);
  const log = readLog(product.store.where);
  say(`Registry ${sequence} (entry ${number} of the log), by ${by} at ${at}: ${reason}`);
  for (const name of only === undefined ? STATUS_NAMES : [only]) {
    say(stateLine(log, name));
    const reports = canaries[name] && product.reports();
    if (!reports) continue;
    judgementLines(product.store.where, name, reports).forEach((line) => say(`  ${line}`));
  }
  if (only === undefined) return;
  const owner = ownerOf(product.store.where, only, { builds, canaries });
  if (owner) say(`  owner ${ownerText(owner)}`);
  historyLines(log, only).forEach(say);
}

async function verify(product: ShippedProduct): Promise<void> {
  await product.store.look();
  requireEntry(product);
  const count = await product.store.verify();
  say(
    `The release log is whole: ${count === 1 ? '1 entry' : `${count} entries`} in ${product.log}, and the registry is the one of the last.`,
  );
}

/** Prints the packages of the working copy that differ from the released ones, one a line. */
async function affected(product: ShippedProduct): Promise<void> {
  await product.store.look();
  requireEntry(product);
  affectedPackages(readLog(product.store.where), packageDigest).forEach(say);
}

async function sign(product: ShippedProduct, reason: string | undefined): Promise<void> {
  product.requireKey();
  await product.store.look();
  requireEntry(product);
  await product.requireThere();
  const { entry, problems } = await signAnew(product.means(), reason);
  problems.forEach(say);
  say(`Registry ${entry.sequence} is signed anew, for 30 days. Nothing else has changed.`);
}

/** Says in words what a change has done, for its line. */
function outcomeOf(
  action: Action,
  remote: string,
  { canaries, builds }: Entry,
  oldChoice: Choice,
): string {
  const ended = oldChoice.canaries[remote];
  switch (action) {
    case 'rollback':
      return ended
        ? `has no canary any more (it was build ${ended.build}, ${ended.percent} %), and build ${builds[remote]} for all`
        : `is back from build ${oldChoice.builds[remote]} to build ${builds[remote]}`;
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

interface ChangeRequest {
  readonly action: Action;
  readonly name: string | undefined;
  readonly share: string | undefined;
  readonly reason: string | undefined;
  /** Whether `--override` was given. */
  readonly mayPass: boolean;
}

async function change(product: ShippedProduct, request: ChangeRequest): Promise<void> {
  const { action, name, share, reason, mayPass } = request;
  const startedAt = Date.now();
  const remote = requireRemote(name);
  const percent = action === 'canary' ? requirePercent(share) : 0;
  const why = requireReason(reason);
  product.requireKey();
  await product.store.look();
  const { where } = product.store;
  const seen = lastEntry(where)?.entry;
  await product.requireThere();
  let oldChoice: Choice = seen ?? requireEntry(product);
  const options = { ...product.means(), remote, reason: why };
  const { entry, problems } =
    action === 'rollback'
      ? await rollBack(options, seen ?? requireEntry(product), mayPass)
      : await release({
          ...options,
          action,
          overrode: (now) =>
            isOneOf(SHIPPING, action)
              ? requireOpen(now, readLog(where), {
                  remote,
                  build: now.canaries[remote]?.build,
                  mayPass,
                })
              : [],
          choose: (now = oldChoice) => {
            oldChoice = now;
            return CHANGES[action](now, remote, percent);
          },
        });
  problems.forEach(say);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const what = outcomeOf(action, remote, entry, oldChoice);
  say(
    `${remote} ${what} as registry ${entry.sequence} after ${seconds} s.${saidOfPages(problems)}`,
  );
}

/** Freezes or unfreezes one remote; without a name all. */
async function freeze(
  product: ShippedProduct,
  action: (typeof FREEZES)[number],
  name: string | undefined,
  reason: string | undefined,
): Promise<void> {
  const remotes = name === undefined ? REMOTE_NAMES : [requireRemote(name)];
  const why = requireReason(reason);
  product.requireKey();
  await product.store.look();
  await product.requireThere();
  const first = requireEntry(product);
  const options = { ...product.means(), reason: why };
  const { entry } = await release({
    ...options,
    ...(name !== undefined && { remote: name }),
    action,
    choose: (now = first) =>
      action === 'freeze'
        ? frozen(now, remotes, { by: options.by, reason: why })
        : unfrozen(now, remotes),
  });
  const done = action === 'freeze' ? 'Nothing is shipped to' : 'Builds are shipped again to';
  say(`${done} ${remotes.join(', ')} from now on. Registry ${entry.sequence} stays.`);
}

/**
 * `npm run registry -- status [mf-live] | verify | sign | affected | rollback mf-live |
 * canary mf-live N% | promote mf-live | disable mf-live | enable mf-live | freeze [mf-live] |
 * unfreeze [mf-live]`, each change with `--reason TEXT`, reads or changes which builds learners of
 * the running product get; with `--deployed` those of the deployed one. Source: CMD-registry,
 * decision 60.
 */
const registry: Command = async (args) => {
  const { words, texts, flags } = readOptions(args, { reason: REASON_HELP }, [OVERRIDE, DEPLOYED]);
  const [action, name] = words;
  const [share, ...others] = action === 'canary' ? words.slice(2) : [undefined, ...words.slice(2)];
  const product = productOf(flags);
  if (others.length > 0)
    throw new PlainError(`One remote at a time, not ${[name, ...others].join(' and ')}.`);
  const { alone } = product;
  if (name !== undefined && isOneOf(WITHOUT_NAME, action)) {
    throw new PlainError(`"${action}" is about all remotes: leave ${name} out.`);
  }
  if (action === 'status') {
    const only = name === undefined ? undefined : requireRemote(name);
    await alone(() => status(product, only));
  } else if (action === 'verify') await alone(() => verify(product));
  else if (action === 'affected') await alone(() => affected(product));
  else if (action === 'sign') await tellFullDisk(() => alone(() => sign(product, texts.reason)));
  else if (isOneOf(FREEZES, action)) {
    await alone(() => freeze(product, action, name, texts.reason));
  } else if (isOneOf(ACTIONS, action)) {
    const mayPass = flags.has(OVERRIDE);
    const request = { action, name, share, reason: texts.reason, mayPass };
    await tellFullDisk(() => alone(() => change(product, request)));
  } else {
    const actions = ['status', ...WITHOUT_NAME, ...ACTIONS, ...FREEZES].join(', ');
    const problem = action === undefined ? 'What shall be done?' : `There is no "${action}".`;
    throw new PlainError(`${problem} Known: ${actions}`);
  }
  return 0;
};

export default registry;
