import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pass } from 'node:timers/promises';
import type { RegisteredRemote } from 'shared-contracts';
import type { StoredEvent } from 'shared-contracts/telemetry';
import { addresses } from 'delivery/addresses';
import { eventsFile } from 'delivery/release/judge/event-log';
import { functionUrl } from '../support/backend';
import { isLongRun, longRunUnless, sampleOf } from '../support/long-run';
import { openAndRead, publishInto, withBuild } from '../support/published-registry';
import {
  failureOf,
  mainHeading,
  navigate,
  REMOTES,
  retryRevives,
  worksBeside,
} from '../support/remotes';
import { expect, test } from '../support/test';

/** Code of a container whose screens all have this `mount`. */
const container = (build: string, mount: string) =>
  `globalThis.${build} = { init() {}, get: async () => () => ({ default: {
    bootstrap: async () => {}, unmount: async () => {}, mount: ${mount} } }) };`;

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
  /** How long the answer takes, in milliseconds. */
  readonly afterMs?: number;
}

interface WrongBuild {
  readonly answer: (build: string) => Answer;
  readonly manifest?: Partial<RegisteredRemote['manifest']>;
  /** The learner's message, after the name of the part. */
  readonly says: string;
  /** Only the long run tries it. `remotes-cache.spec.ts` or a unit test covers its cause. */
  readonly isLongRunOnly?: true;
}

const script = (body: string): Answer => ({ body });

/** Wrong builds. `remotes.outage.spec.ts` and `remotes-cache.spec.ts` damage the real files. */
const FAULTS: Readonly<Record<string, WrongBuild>> = {
  'answers 500': {
    answer: () => ({ status: 500, type: 'text/plain', body: 'Internal Server Error' }),
    says: 'could not be loaded.',
  },
  'takes 20 s': {
    answer: () => ({ ...script(''), afterMs: 20_000 }),
    says: 'did not load in time.',
    isLongRunOnly: true,
  },
  'is JSON': {
    answer: () => ({ type: 'application/json', body: '{"remotes": []}' }),
    says: 'could not start.',
    isLongRunOnly: true,
  },
  'is corrupt': {
    answer: () => script('(() => {'),
    says: 'could not start.',
    isLongRunOnly: true,
  },
  'throws when it is evaluated': {
    answer: () => script('throw new Error("broken")'),
    says: 'could not start.',
    isLongRunOnly: true,
  },
  'is for another contract': {
    answer: () => script(''),
    manifest: { contract: '^9.0.0' },
    says: 'could not be loaded: another version of the app is needed.',
  },
  'throws when it renders': {
    answer: (build) =>
      script(container(build, 'async ({ onCrash }) => onCrash(new Error("broken"))')),
    says: 'stopped working.',
  },
  'never mounts': {
    answer: (build) => script(container(build, '() => new Promise(() => {})')),
    says: 'did not start in time.',
    isLongRunOnly: true,
  },
};

const faultsOfThisRun = Object.entries(FAULTS).filter(
  ([, { isLongRunOnly }]) => isLongRun || isLongRunOnly !== true,
);

for (const { name, path, heading } of REMOTES) {
  test(`${name}: a build that is wrong says in its place how, header, alerts and others work, and Retry revives it${longRunUnless(name === 'mf-live')}`, async ({
    page,
    context,
    allowConsoleErrors,
  }) => {
    test.slow();
    allowConsoleErrors([
      /broken|ERR_|Failed to load resource|MIME type|Unexpected|failed twice|single-spa/,
    ]);
    const publish = await publishInto(context);
    const beside = worksBeside(await context.newPage(), name);
    for (const [number, [fault, { answer, manifest, says }]] of faultsOfThisRun.entries()) {
      await test.step(fault, async () => {
        const build = `fault${number}`;
        const file = `remoteEntry.${build}.js`;
        await context.route(`**/${file}`, async (route) => {
          const { status = 200, type = 'text/javascript', body, afterMs = 0 } = answer(build);
          await pass(afterMs);
          // The page may have given up before a late answer.
          await route
            .fulfill({
              status,
              contentType: type,
              headers: { 'access-control-allow-origin': '*' },
              body,
            })
            .catch(() => undefined);
        });
        publish(withBuild(name, { build, container: build, entry: { file }, ...manifest }));
        await openAndRead(page, '/__remotes');
        const row = page.getByRole('row').filter({ hasText: name });
        await expect(row).toContainText(manifest ? says : build);
        await navigate(page, path);
        await expect(failureOf(page)).toContainText(says);
        await expect(page.getByRole('banner')).toBeVisible();
        for (const works of sampleOf(beside, number)) await works();
        await expect(failureOf(page)).toContainText(says);
        publish((remotes) => remotes);
        await retryRevives(page, heading);
      });
    }
  });
}

/** Reads the events of pages that ran a build from the receiver, without web vitals. */
const eventsWith = (build: string): StoredEvent[] =>
  readFileSync(eventsFile(addresses()), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as StoredEvent)
    .filter(({ type, composition }) => type !== 'vital' && composition.includes(build));

test('a screen that is shown, one that fails and a call that fails arrive at the receiver, once each', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/broken|Failed to load resource/]);
  const build = `x${randomBytes(6).toString('hex')}`;
  const file = `remoteEntry.${build}.js`;
  await page.route(`**/${file}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'throw new Error("broken")',
    }),
  );
  // The server refuses this call, so its log names the correlation id, too.
  await page.route(functionUrl('getRevenueCatOffer_v2_0'), (route) =>
    route.continue({ postData: JSON.stringify({ data: { nothing: 1 } }) }),
  );
  const publish = await publishInto(page);
  publish(withBuild('mf-live', { build, container: build, entry: { file } }));
  await openAndRead(page, '/__remotes');
  const name = page.getByRole('region', { name: 'Composition' }).locator('code').first();
  await expect(name).toContainText(`.live-${build}.`);
  const composition = await name.innerText();

  await page.getByRole('banner').getByRole('link', { name: 'Live Lessons' }).click();
  await expect(failureOf(page)).toBeVisible();
  const called = page.waitForRequest(
    (request) => request.url().endsWith('getRevenueCatOffer_v2_0') && request.method() === 'POST',
  );
  await navigate(page, '/subscriptions');
  await expect(mainHeading(page, 'Subscriptions')).toBeVisible();
  const correlation = await (await called).headerValue('x-correlation-id');

  await expect.poll(() => eventsWith(build)).toHaveLength(3);
  const [failed, ...others] = eventsWith(build);
  const ofEach = {
    composition,
    address: expect.any(String),
    receivedAt: expect.any(String),
    at: expect.any(String),
    rate: 1,
    ms: expect.any(Number),
  };
  const load = {
    ...ofEach,
    type: 'load',
    version: expect.stringMatching(/^\d/),
    contract: expect.stringMatching(/^\^\d/),
    channel: 'stable',
    sequence: expect.any(Number),
  };
  expect(failed).toEqual({
    ...load,
    remote: 'mf-live',
    build,
    screen: 'live-lessons',
    phase: 'evaluate',
    outcome: 'failed-to-evaluate',
  });
  expect(others).toContainEqual({
    ...load,
    remote: 'mf-subscriptions',
    build: expect.stringMatching(/^[0-9a-f]{8}$/),
    screen: 'subscriptions',
    phase: 'mount',
    outcome: 'ok',
  });
  expect(others).toContainEqual({
    ...ofEach,
    type: 'call',
    callable: 'getRevenueCatOffer_v2_0',
    code: 'invalid-argument',
    correlation,
  });
});
