import { setTimeout as pass } from 'node:timers/promises';
import type { RegisteredRemote } from 'shared-contracts';
import { openAndRead, publishInto, withBuild } from '../support/published-registry';
import { expectToWork, failureOf, mainHeading, REMOTES, retryRevives } from '../support/remotes';
import { expect, test } from '../support/test';

/** A container whose screens all have the given `mount`. */
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

interface Wrong {
  readonly answer: (build: string) => Answer;
  readonly manifest?: Partial<RegisteredRemote['manifest']>;
  /** What the learner reads after the name of the part. */
  readonly says: string;
}

const script = (body: string): Answer => ({ body });

/** Further faults: `remotes.outage.spec.ts` and `remotes-cache.spec.ts` damage the real files. */
const FAULTS: Readonly<Record<string, Wrong>> = {
  'answers 500': {
    answer: () => ({ status: 500, type: 'text/plain', body: 'Internal Server Error' }),
    says: 'could not be loaded.',
  },
  'takes 20 s': {
    answer: () => ({ ...script(''), afterMs: 20_000 }),
    says: 'did not load in time.',
  },
  'is JSON': {
    answer: () => ({ type: 'application/json', body: '{"remotes": []}' }),
    says: 'could not',
  },
  'is corrupt': { answer: () => script('(() => {'), says: 'could not start.' },
  'throws when it is evaluated': {
    answer: () => script('throw new Error("broken")'),
    says: 'could not start.',
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
  },
};

for (const { name, path, heading } of REMOTES) {
  const full = name === 'mf-live' ? '' : ' @full';
  test(`${name}: a build that is wrong says in its place how, header and others work, and Retry revives it${full}`, async ({
    page,
    allowConsoleErrors,
  }) => {
    test.slow();
    allowConsoleErrors([
      /broken|ERR_|Failed to load resource|MIME type|Unexpected|failed twice|single-spa/,
    ]);
    const publish = await publishInto(page);
    for (const [number, [fault, { answer, manifest, says }]] of Object.entries(FAULTS).entries()) {
      await test.step(fault, async () => {
        const build = `fault${number}`;
        const file = `remoteEntry.${build}.js`;
        await page.route(`**/${file}`, async (route) => {
          const { status = 200, type = 'text/javascript', body, afterMs = 0 } = answer(build);
          await pass(afterMs);
          // Who waits for long may be gone.
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
        await page.evaluate((to) => {
          history.pushState({}, '', to);
          dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        }, path);
        await expect(failureOf(page)).toContainText(says, { timeout: 20_000 });
        await expect(page.getByRole('banner')).toBeVisible();
        publish((remotes) => remotes);
        await retryRevives(page, heading);
      });
    }
    publish((remotes) => remotes);
    await expectToWork(page, REMOTES);
    await expect(mainHeading(page, 'Live lessons')).toBeVisible();
  });
}
