import { RegistrySchema } from 'shared-contracts';
import { aRegisteredRemote } from 'common-testing';
import { parse } from 'valibot';
import { multiply, withRegistry } from './more-remotes';

const remote = aRegisteredRemote();
const registry = {
  schemaVersion: 1 as const,
  publishedAt: new Date(0).toISOString(),
  remotes: [remote],
};

test('makes a valid registry of remotes that share only files', () => {
  const { remotes } = parse(RegistrySchema, multiply(registry, 10));
  expect(remotes).toHaveLength(10);
  expect(remotes[0]).toEqual(remote);
  const all = (of: (one: typeof remote) => readonly string[]) =>
    remotes.flatMap((one) => of(one as typeof remote));
  for (const names of [
    all(({ name }) => [name]),
    all(({ manifest }) => [manifest.container]),
    all(({ manifest }) => manifest.routes.map(({ path }) => path)),
  ]) {
    expect(new Set(names).size).toBe(names.length);
  }
});

test('replaces the registry of a page and nothing else', () => {
  const page = (json: string) =>
    `<b>a</b><script type="application/json" id="registry">${json}</script><script type="application/json" id="site-config">{}</script>`;
  const changed = withRegistry(page('{"remotes":[]}'), { ...registry, publishedAt: '</script>$&' });
  expect(changed).toBe(
    page(JSON.stringify({ ...registry, publishedAt: 'X' }).replace('X', () => '\\u003c/script>$&')),
  );
});

test('refuses a page without one', () => {
  expect(() => withRegistry('<p>no data</p>', registry)).toThrow('The page holds no registry');
});
