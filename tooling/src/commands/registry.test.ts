import { PlainError } from '../processes/plain-error';
import publishRemote from './publish-remote';
import registry from './registry';

const offset = process.env.PORT_OFFSET;
// No product runs there.
beforeAll(() => (process.env.PORT_OFFSET = '31000'));
afterAll(() => {
  if (offset === undefined) delete process.env.PORT_OFFSET;
  else process.env.PORT_OFFSET = offset;
});

const WHY = ['--reason', 'Prices are wrong'];

test.each([
  [[], /^What shall be done\? Known: status, verify, rollback, disable, enable$/],
  [['remove'], /^There is no "remove"\. Known: /],
  [['toString'], /^There is no "toString"\. Known: /],
  [['rollback', ...WHY], /^Which remote\? Known: mf-auth, /],
  [['rollback', 'mf-video', ...WHY], /^There is no remote "mf-video"\. Known: mf-auth, /],
  [['rollback', 'mf-live', 'mf-auth', ...WHY], /^One remote at a time, not mf-live and mf-auth\.$/],
  [['disable', 'mf-live'], /^Say why: --reason /],
  [['disable', 'mf-live', '--reason'], /^Say why after --reason/],
  [['disable', 'mf-live', '--reason', ' '], /^Say why after --reason/],
  [['enable', 'mf-live', '--force', ...WHY], /^There is no option --force\./],
  [['rollback', 'mf-live', ...WHY], /^Nothing is running at http:\/\/localhost:34000\./],
  [['status'], /^Nothing is released yet\./],
  [['verify'], /^Nothing is released yet\./],
])('npm run registry -- %j says in one line what is wrong', async (args, why) => {
  const refused = registry(args);
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(why);
});

test.each([
  [[], /^Which remote\? Known: mf-auth, /],
  [['mf-video'], /^There is no remote "mf-video"\./],
  [['shell'], /^There is no remote "shell"\./],
  [['mf-live', 'mf-auth'], /^One remote at a time, not mf-live and mf-auth\.$/],
  [['mf-live', '--canary', '5%'], /^There is no option --canary\./],
  [['mf-live', ...WHY], /^Nothing is running at http:\/\/localhost:34000\./],
])('npm run publish-remote -- %j says in one line what is wrong', async (args, why) => {
  const refused = publishRemote(args);
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(why);
});
