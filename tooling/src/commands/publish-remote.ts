import type { RemoteName } from 'delivery/addresses';
import { inRoot, ROOT } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import { archive } from 'delivery/release/archive';
import { canaried, published, requireRemote, saidOfCanary } from 'delivery/release/changes';
import { presentCommit, requireMerged } from 'delivery/release/commit';
import { tellFullDisk } from 'delivery/release/full-disk';
import { oneAtATime } from 'delivery/release/one-at-a-time';
import { requireOpen } from 'delivery/release/freeze';
import { release } from 'delivery/release/release';
import { saidOfPages } from 'delivery/release/said-of-pages';
import { readLog } from 'delivery/release/verify-log';
import type { Choice, Entry } from 'delivery/release/entry';
import { lastEntry } from 'delivery/release/releases';
import { git } from 'delivery/git';
import { DEPLOYED, productOf, type ShippedProduct } from '../product/product-of';
import type { Command } from '../processes/run-command';
import { withProcesses } from '../processes/with-processes';
import { build } from '../product/build';
import {
  CANARY_HELP,
  OVERRIDE,
  readOptions,
  REASON_HELP,
  requirePercent,
} from '../product/read-options';

function lastSubject(): string {
  try {
    return git(ROOT, 'log', '-1', '--format=%s').trim();
  } catch {
    throw new PlainError('There is no commit to take the reason from. Say why: --reason "…"');
  }
}

function stateOf({ switchedOff, canaries }: Entry, remote: string): string {
  const { percent } = canaries[remote] ?? {};
  const state = percent === undefined ? 'live' : `the canary of ${percent} %`;
  return switchedOff.includes(remote) ? `${state}, and still switched off` : state;
}

interface PublishRequest {
  readonly remote: RemoteName;
  readonly percent: number | undefined;
  readonly reason: string;
  /** Whether `--override` was given. */
  readonly mayPass: boolean;
  readonly startedAt: number;
}

async function ship(product: ShippedProduct, request: PublishRequest): Promise<number> {
  const { remote, percent, reason, mayPass, startedAt } = request;
  const { where } = product.store;
  product.requireKey();
  if (product.store.isDeployed) requireMerged();
  await product.requireThere();
  await product.store.look();
  const seen = lastEntry(where)?.entry;
  // Refuse before the build, which takes long.
  if (seen) requireOpen(seen, [], { remote, mayPass });
  const say = (line: string) => console.log(line);
  return withProcesses(product.logs, async (processes) => {
    // Read it before the build, because sources may change meanwhile.
    const commit = presentCommit();
    const number = await oneAtATime(
      async () => {
        await build(processes, say, [remote]);
        return archive(where, remote, inRoot(remote, 'dist'));
      },
      { place: inRoot('.run', `publishing-${remote}`), does: `builds ${remote}` },
    );
    let oldChoice: Choice | undefined;
    const { entry, problems } = await release({
      ...product.means(),
      action: percent === undefined ? 'publish' : 'canary',
      remote,
      reason,
      mayWait: mayPass,
      commit,
      overrode: (now) => requireOpen(now, readLog(where), { remote, build: number, mayPass }),
      choose: (now) => {
        if (!now) throw new PlainError(`Nothing is released yet. ${product.first}`);
        oldChoice = now;
        return percent === undefined
          ? published(now, remote, number)
          : canaried(now, remote, number, percent);
      },
    });
    problems.forEach(say);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    say(
      `${remote}: build ${number} is ${stateOf(entry, remote)} as registry ${entry.sequence} after ${seconds} s.${oldChoice ? saidOfCanary(oldChoice, entry, remote) : ''}${saidOfPages(problems)}`,
    );
    return 0;
  });
}

const publish: Command = async (args) => {
  const startedAt = Date.now();
  const help = { reason: REASON_HELP, canary: CANARY_HELP };
  const { words, texts, flags } = readOptions(args, help, [OVERRIDE, DEPLOYED]);
  const mayPass = flags.has(OVERRIDE);
  const remote = requireRemote(words[0]);
  if (words.length > 1) throw new PlainError(`One remote at a time, not ${words.join(' and ')}.`);
  const percent = texts.canary === undefined ? undefined : requirePercent(texts.canary);
  const reason = texts.reason ?? lastSubject();
  const product = productOf(flags);
  return product.alone(() => ship(product, { remote, percent, reason, mayPass, startedAt }));
};

/**
 * `npm run publish-remote -- mf-live [--canary N%] [--reason TEXT] [--override]` builds one remote
 * and ships it into the running product; with `--canary` to that share of the browsers. With
 * `--override` it ships in spite of a freeze, of the judge, and of pages that cannot be
 * prerendered. With `--deployed` it ships into the deployed product. Source: CMD-publish-remote,
 * decision 60.
 */
const publishRemote: Command = (args) => tellFullDisk(() => publish(args));

export default publishRemote;
