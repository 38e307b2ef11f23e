import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { lastEntry } from './releases';
import { archive } from './archive';
import { canaried, published } from './changes';
import { saidOfPages } from './said-of-pages';
import { present } from './testing/present';
import { FIRST, SECOND, useShippingWorld } from './testing/shipping-world';

const { where, buildOf, archived, ship, start, live, liveBuild, page, canary } = useShippingWorld();
const REMOTE = 'mf-live';
const BAD = 'bad00001';

/** Stores a build of which no page can be rendered without a browser. */
function archivedBad(): string {
  const dist = buildOf(REMOTE, BAD);
  const screen = "throw new Error('window\\nis not defined');";
  writeFileSync(join(dist, PRERENDER_FOLDER, 'home.cjs'), screen);
  return archive(where(), REMOTE, dist);
}

const publishBad = (mayWait: boolean) =>
  ship({
    remote: REMOTE,
    mayWait,
    choose: (now) => published(present(now), REMOTE, archivedBad()),
  });

const WHY = new RegExp(
  `^${REMOTE}: /${REMOTE} cannot be prerendered: window is not defined\\. Move .+ Nothing has changed\\. To ship it all the same, .+: --override$`,
);

test('[CMD-publish-remote] a build of which a page cannot be prerendered is refused, and nothing changes', async () => {
  await start();
  const before = live();
  await expect(publishBad(false)).rejects.toThrow(WHY);
  expect(live()).toEqual(before);
  expect(lastEntry(where())?.entry.number).toBe(1);
});

test('a canary of which a page cannot be prerendered is refused too', async () => {
  await start();
  const choose = (now?: Parameters<typeof present>[0]) =>
    canaried(present(now), REMOTE, archivedBad(), 5);
  const refused = ship({ action: 'canary', remote: REMOTE, mayWait: false, choose });
  await expect(refused).rejects.toThrow(WHY);
});

test('with --override it is shipped, the log says so, and the command says which pages wait', async () => {
  await start();
  const { entry, problems } = await publishBad(true);
  expect(liveBuild(REMOTE)).toBe(BAD);
  expect(page(REMOTE)).not.toContain('Grüezi from mf-live');
  expect(entry.overrode).toEqual(['prerender']);
  expect(problems).toHaveLength(1);
  expect(saidOfPages(problems)).toBe(' But pages of mf-live wait for code: see above.');
});

test('a canary that mends it is no longer held back, and a build that can be prerendered overrides nothing', async () => {
  await start();
  await publishBad(true);
  archived(REMOTE, SECOND);
  const { entry } = await canary(REMOTE, SECOND, 5, { mayWait: false });
  expect(entry.canaries[REMOTE]?.build).toBe(SECOND);
  const back = await ship({
    remote: REMOTE,
    mayWait: true,
    choose: (now) => published(present(now), REMOTE, FIRST),
  });
  expect(back.entry.overrode).toBeUndefined();
  expect(saidOfPages(back.problems)).toBe('');
});
