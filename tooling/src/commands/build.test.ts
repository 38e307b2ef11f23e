import { buildAll } from 'delivery/build/build-all';
import { inRoot } from 'delivery/paths';
import { runCommand } from '../processes/run-command';
import build from './build';

jest.mock('delivery/build/build-all', () => ({ buildAll: jest.fn() }));
jest.mock('../processes/run-command', () => ({ runCommand: jest.fn() }));

const product = jest.mocked(buildAll);
const command = jest.mocked(runCommand);

beforeEach(() => {
  product.mockReset().mockResolvedValue();
  command.mockReset().mockResolvedValue(0);
});

describe('npm run build', () => {
  test('builds every package of the product, or the named ones', async () => {
    expect(await build([])).toBe(0);
    expect(await build(['shell', 'mf-live'])).toBe(0);
    expect(product.mock.calls.map(([options]) => options?.only)).toEqual([
      undefined,
      ['shell', 'mf-live'],
    ]);
    expect(command).not.toHaveBeenCalled();
  });

  test('leaves the monolith to the bench, and then builds nothing of the product', async () => {
    command.mockResolvedValue(3);
    expect(await build(['--monolith'])).toBe(3);
    expect(command).toHaveBeenCalledWith(inRoot('bench/src/commands/monolith.ts'), []);
    expect(product).not.toHaveBeenCalled();
  });

  test.each([
    [['--monolit'], 'There is no option --monolit. Known: --monolith'],
    [
      ['--monolith', 'shell'],
      '--monolith is one bundle of all packages; leave the package name out: shell',
    ],
  ])('refuses %j in one line', async (args, message) => {
    await expect(build(args)).rejects.toMatchObject({ name: 'PlainError', message });
    expect(command).not.toHaveBeenCalled();
    expect(product).not.toHaveBeenCalled();
  });

  test('says what webpack says, without a stack', async () => {
    product.mockRejectedValue(new Error('mf-live does not build:\nno such module'));
    await expect(build([])).rejects.toMatchObject({
      name: 'PlainError',
      message: 'mf-live does not build:\nno such module',
    });
  });
});
