import { PlainError } from 'delivery/plain-error';
import publishRemote from './publish-remote';
import registry from './registry';

const offset = process.env.PORT_OFFSET;
// Use an offset where no product runs.
beforeAll(() => (process.env.PORT_OFFSET = '31000'));
afterAll(() => {
  if (offset === undefined) delete process.env.PORT_OFFSET;
  else process.env.PORT_OFFSET = offset;
});

const WHY = ['--reason', 'Prices are wrong'];

describe('without the key that signs', () => {
  const ask = jest.fn<Promise<Response>, []>(() => Promise.reject(new Error('no network')));
  const { fetch } = globalThis;
  const key = process.env.REGISTRY_KEY_FILE;
  beforeAll(() => {
    globalThis.fetch = ask;
    delete process.env.REGISTRY_KEY_FILE;
  });
  afterAll(() => {
    globalThis.fetch = fetch;
    if (key !== undefined) process.env.REGISTRY_KEY_FILE = key;
  });

  test.each([
    ['registry', registry, ['rollback', 'mf-live']],
    ['registry', registry, ['freeze', 'mf-live']],
    ['registry', registry, ['sign']],
    ['publish-remote', publishRemote, ['mf-live']],
  ])(
    '%s of the deployed product asks for it before anything of the network',
    async (_, run, args) => {
      await expect(run([...args, ...WHY, '--deployed'])).rejects.toThrow(
        'Which key signs? Say its file: REGISTRY_KEY_FILE.',
      );
      expect(ask).not.toHaveBeenCalled();
    },
  );
});

test.each([
  [
    [],
    /^What shall be done\? Known: status, verify, sign, affected, rollback, canary, promote, disable, enable, freeze, unfreeze$/,
  ],
  [['remove'], /^There is no "remove"\. Known: /],
  [['toString'], /^There is no "toString"\. Known: /],
  [['rollback', ...WHY], /^Which remote\? Known: mf-auth, /],
  [['rollback', 'mf-video', ...WHY], /^There is no remote "mf-video"\. Known: mf-auth, /],
  [['rollback', 'mf-live', 'mf-auth', ...WHY], /^One remote at a time, not mf-live and mf-auth\.$/],
  [['disable', 'mf-live'], /^Say why: --reason /],
  [['disable', 'mf-live', '--reason'], /^Say why after --reason/],
  [['disable', 'mf-live', '--reason', ' '], /^Say why after --reason/],
  [['enable', 'mf-live', '--force', ...WHY], /^There is no option --force\./],
  [['canary', 'mf-video', '5%', ...WHY], /^There is no remote "mf-video"\./],
  [['canary', 'mf-live', ...WHY], /^How many browsers\? Say a share: 5%$/],
  [['canary', 'mf-live', '101%', ...WHY], /^"101%" is no share .+ whole number from 1% to 100%\.$/],
  [['canary', 'mf-live', '0%', ...WHY], /^"0%" is no share of the browsers; nothing has changed\./],
  [['canary', 'mf-live', '5,5%', ...WHY], /^"5,5%" is no share/],
  [['canary', 'mf-live', 'many', ...WHY], /^"many" is no share/],
  [
    ['canary', 'mf-live', '5%', 'mf-auth', ...WHY],
    /^One remote at a time, not mf-live and mf-auth/,
  ],
  [['canary', 'mf-live', '5%'], /^Say why: --reason /],
  [['freeze'], /^Say why: --reason /],
  [['freeze', 'mf-video', ...WHY], /^There is no remote "mf-video"\./],
  [['unfreeze', 'mf-live', 'mf-auth', ...WHY], /^One remote at a time, not mf-live and mf-auth/],
  [['freeze', 'mf-live', ...WHY], /^Nothing is running at http:\/\/localhost:34000\./],
  [['promote', 'mf-live', '--override=1', ...WHY], /^--override has no value/],
  [['promote', 'mf-live'], /^Say why: --reason /],
  [['promote', 'mf-live', ...WHY, ...WHY], /^--reason comes twice\.$/],
  [['canary', 'mf-live', '100%', ...WHY], /^Nothing is running at http:\/\/localhost:34000\./],
  [['rollback', 'mf-live', ...WHY], /^Nothing is running at http:\/\/localhost:34000\./],
  [['status'], /^Nothing is released yet\./],
  [['status', 'mf-video'], /^There is no remote "mf-video"\. Known: mf-auth, /],
  [['status', 'mf-live', 'mf-auth'], /^One remote at a time, not mf-live and mf-auth/],
  [['verify', 'mf-live'], /^"verify" is about all remotes: leave mf-live out\.$/],
  [['sign', 'mf-live'], /^"sign" is about all remotes: leave mf-live out\.$/],
  [['affected', 'mf-live'], /^"affected" is about all remotes: leave mf-live out\.$/],
  [['verify'], /^Nothing is released yet\./],
  [['affected'], /^Nothing is released yet\./],
  [['sign'], /^Nothing is released yet\./],
])('[CMD-registry] npm run registry -- %j says in one line what is wrong', async (args, why) => {
  const refused = registry(args);
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(why);
});

test.each([
  [[], /^Which remote\? Known: mf-auth, /],
  [['mf-video'], /^There is no remote "mf-video"\./],
  [['shell'], /^There is no remote "shell"\./],
  [['mf-live', 'mf-auth'], /^One remote at a time, not mf-live and mf-auth\.$/],
  [['mf-live', '--canary'], /^Say how many browsers get it after --canary: --canary 5%$/],
  [['mf-live', '--canary', '150%', ...WHY], /^"150%" is no share of the browsers; nothing has/],
  [['mf-live', '--canary', '5%', ...WHY], /^Nothing is running at http:\/\/localhost:34000\./],
  [['mf-live', ...WHY], /^Nothing is running at http:\/\/localhost:34000\./],
])(
  '[CMD-publish-remote] npm run publish-remote -- %j says in one line what is wrong',
  async (args, why) => {
    const refused = publishRemote(args);
    await expect(refused).rejects.toThrow(PlainError);
    await expect(refused).rejects.toThrow(why);
  },
);
