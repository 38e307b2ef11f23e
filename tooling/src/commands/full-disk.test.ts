import { PlainError } from 'delivery/plain-error';
import publishRemote from './publish-remote';
import registry from './registry';

jest.mock('../product/is-running', () => ({
  requireRunning: async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  },
}));

const offset = process.env.PORT_OFFSET;
// Use an offset where no product runs.
beforeAll(() => (process.env.PORT_OFFSET = '31000'));
afterAll(() => {
  if (offset === undefined) delete process.env.PORT_OFFSET;
  else process.env.PORT_OFFSET = offset;
});

const WHY = ['--reason', 'Prices are wrong'];
test.each([
  ['[CMD-publish-remote] publish-remote', () => publishRemote(['mf-live', ...WHY])],
  ['[CMD-registry] registry', () => registry(['disable', 'mf-live', ...WHY])],
])('npm run %s says in one line that the disk is full', async (_, run) => {
  await expect(run()).rejects.toThrow(
    new PlainError('The disk is full; nothing has changed. Free some space, then try again.'),
  );
});
