import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aRegisteredRemote } from 'common-testing';
import { DAY_MS } from 'shared-contracts';
import type { BuiltContract } from '../build/contract/contract-report';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { localStore } from '../store/local/local-store';
import { archive } from './archive';
import { canaried, published } from './changes';
import { requireFitting } from './release';
import { requireUnbroken, requireUsable } from './require-unbroken';
import { present } from './testing/present';
import { FIRST, SECOND, useShippingWorld } from './testing/shipping-world';

const report = (declarations: string) => `\`\`\`ts\n${declarations}\n\`\`\``;
const api = (members: string, uses: readonly string[] = []): BuiltContract => ({
  platform: report(`export interface Alerts { ${members} }
export interface Platform { readonly alerts: Alerts; }`),
  kit: report('export function Card(input: { readonly title: string }): void;'),
  uses,
});
const BEFORE = 'hide(): void; show(text: string): void;';
const AFTER = 'hide(): void;';

const owner = { team: '@swissgerman/live', onCall: 'live@swissgerman.example' };
const remote = (uses: readonly string[], more: object = {}) => ({
  manifest: aRegisteredRemote({ name: 'mf-live', manifest: { owner, contract: '^1.4.0', ...more } })
    .manifest,
  libraries: { 'kit-1': '^1.1.0' },
  api: api(BEFORE, uses),
});
const shell = (members: string, contract = '1.5.0', kit = '1.1.0') => ({
  contract,
  provides: { [`kit-${kit[0]}`]: kit },
  api: api(members),
});
const live = shell(BEFORE, '1.4.0');
const user = remote(['Alerts.show'], { build: SECOND });

test('a shell without a member that builds use is refused; its line says who uses it in which', () => {
  const users = [remote(['Alerts.show'], { build: FIRST }), user, remote(['Alerts.hide'])];
  expect(() => requireUnbroken(shell(AFTER), live, users)).toThrow(
    `Alerts.show would break what learners have had in the last 30 days (it is gone): mf-live (@swissgerman/live) uses it in ${FIRST}, ${SECOND}. Nothing has changed. Keep the member until learners have had none of these builds for 30 days. If the break is meant, raise the major of CONTRACT_VERSION in shared-contracts/src/remotes/contract-version.ts.`,
  );
  expect(() => requireUnbroken(shell(BEFORE), live, users)).not.toThrow();
  expect(() => requireUnbroken(shell(AFTER), live, [remote(['Alerts.hide'])])).not.toThrow();
  const renamed = { ...live.api, platform: live.api.platform.replace('alerts:', 'dialogs:') };
  expect(() => requireUnbroken({ ...shell(BEFORE), api: renamed }, live, users)).toThrow(
    /^Alerts\.show would break .* \(it is gone\): /,
  );
  // A major says that it is meant: learners then see that the remote does not fit.
  expect(() => requireUnbroken(shell(AFTER, '2.0.0'), live, users)).not.toThrow();
  // A lower version says nothing, and a page may be older than the shell.
  for (const lower of ['0.9.0', '1.3.0']) {
    expect(() => requireUnbroken(shell(AFTER, lower), live, users)).toThrow(/^Alerts\.show would /);
  }
});

test.each([
  ['a parameter that asks for more', 'show(text: string, title: string): void;', true],
  ['a parameter of another type', 'show(text: 1): void;', true],
  ['another optional parameter', 'show(text: string, title?: string): void;', false],
  ['a parameter that takes more', 'show(text: string | number): void;', false],
])('%s', (_, member, isBreak) => {
  const check = () => requireUnbroken(shell(`hide(): void; ${member}`), live, [user]);
  if (isBreak) expect(check).toThrow(/^Alerts\.show would break /);
  else expect(check).not.toThrow();
});

test('a shell whose kit breaks what a build uses is refused; its major says that it is meant', () => {
  const kit = report('export function Card(input: { title: string; level: 1 | 2 }): void;');
  const changed = (version: string) => ({
    ...shell(BEFORE, '1.4.0', version),
    api: { ...live.api, kit },
  });
  const uses = (member: string) => [remote([member], { build: FIRST })];
  expect(() => requireUnbroken(changed('1.2.0'), live, uses('kit.Card'))).toThrow(
    /^kit\.Card would break .*: mf-live \(@swissgerman\/live\) uses it in .* raise the major of the version in kit\/package\.json\.$/,
  );
  expect(() => requireUnbroken(changed('2.0.0'), live, uses('kit.Card'))).not.toThrow();
  expect(() => requireUnbroken(changed('1.2.0'), live, uses('kit.Button'))).not.toThrow();
  // No build uses it, so a higher minor is enough.
  expect(() => requireUnbroken(changed('1.1.0'), live, [])).toThrow(
    /^kit\.Card is not what it was .* raise the version in kit\/package\.json\.$/,
  );
});

test('an unused member may go with a higher minor', () => {
  for (const version of ['1.4.0', '1.4.1', '1.3.0', '0.9.0']) {
    expect(() => requireUnbroken(shell(AFTER, version), live, [])).toThrow(
      /^Alerts\.show is not what it was \(it is gone\), without a higher minor; nothing has changed\. .* a minor is enough: raise CONTRACT_VERSION in /,
    );
  }
  expect(() => requireUnbroken(shell(AFTER), live, [])).not.toThrow();
  expect(() => requireUnbroken(shell(AFTER, '2.0.0'), live, [])).not.toThrow();
});

test('a build that uses what the shell of learners has not is refused, and its owner is named', () => {
  expect(() => requireUsable(shell(AFTER), user)).toThrow(
    /^mf-live \(@swissgerman\/live\) uses Alerts\.show, which does not fit the shell that learners have \(it is gone\); nothing has changed\. /,
  );
  // Beside a new shell, nobody is told to ship it first.
  expect(() => requireUsable(shell(AFTER), user, 'Mend it.')).toThrow(
    'mf-live (@swissgerman/live) uses Alerts.show, which does not fit the shell beside it (it is gone); nothing has changed. Mend it.',
  );
  expect(() => requireUsable(shell(BEFORE), user)).not.toThrow();
});

describe('in a release', () => {
  const { where, buildOf, ship, start, registry } = useShippingWorld();
  const archived = (name: 'shell' | 'mf-live', build: string, contract: BuiltContract) => {
    const version = build === 'dddddddd' ? '1.16.0' : '1.15.0';
    const dist = buildOf(name, build, { contract: name === 'shell' ? version : '^1.14.0' });
    const file = join(dist, PRERENDER_FOLDER, 'contract');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(contract));
    return archive(where(), name, dist);
  };
  const asCanary = (...[now, name, build]: Parameters<typeof published>) =>
    canaried(now, name, build, 5);
  /** Ships mf-live, or another shell, as the deployed product does. */
  const deploy = (name: 'shell' | 'mf-live', build: string, now: Date, isCanary = false) =>
    ship({
      store: { ...localStore(where()), isDeployed: true },
      action: name === 'shell' ? 'start' : 'publish',
      ...(name !== 'shell' && { remote: name }),
      now,
      choose: (choice) => {
        const choiceNow = present(choice);
        if (name !== 'shell') return (isCanary ? asCanary : published)(choiceNow, name, build);
        return { ...choiceNow, canaries: {}, builds: { ...choiceNow.builds, shell: build } };
      },
    });
  const day = (count: number) => new Date(Date.now() + count * DAY_MS);

  test('a shell is refused for 30 days after the last build that uses what it lacks, also a canary', async () => {
    await start();
    archived('shell', 'cccccccc', api(BEFORE));
    archived('mf-live', SECOND, api(BEFORE, ['Alerts.show']));
    archived('shell', 'dddddddd', api(AFTER));
    archived('mf-live', 'ffffffff', api(BEFORE, ['Alerts.hide']));
    await deploy('shell', 'cccccccc', day(0));
    await deploy('mf-live', SECOND, day(1), true);
    await expect(deploy('shell', 'dddddddd', day(2))).rejects.toThrow(
      `Alerts.show would break what learners have had in the last 30 days (it is gone): mf-live uses it in ${SECOND}.`,
    );
    await deploy('mf-live', 'ffffffff', day(3));
    await expect(deploy('shell', 'dddddddd', day(32))).rejects.toThrow(/^Alerts\.show would break/);
    await deploy('shell', 'dddddddd', day(34));
    expect(registry().shell).toBe('dddddddd');
    // Now nobody may publish what uses it.
    await expect(deploy('mf-live', SECOND, day(35))).rejects.toThrow(
      /^mf-live uses Alerts\.show, which does not fit the shell that learners have/,
    );
    // A kept build and a preview meet a shell that learners may not have.
    const builds = { shell: 'dddddddd', 'mf-live': SECOND };
    expect(() => requireFitting(where(), 'mf-live', { builds, canaries: {} }, 'Mend it.')).toThrow(
      /^mf-live uses Alerts\.show, which does not fit the shell beside it .* Mend it\.$/,
    );
  });
});
