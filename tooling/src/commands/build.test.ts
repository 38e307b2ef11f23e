import { buildAll } from '../build/build-all';
import { buildMonolith } from '../monolith/build-monolith';
import build from './build';

jest.mock('../build/build-all', () => ({ buildAll: jest.fn() }));
jest.mock('../monolith/build-monolith', () => ({ buildMonolith: jest.fn() }));

const product = jest.mocked(buildAll);
const monolith = jest.mocked(buildMonolith);

beforeEach(() => {
  product.mockReset().mockResolvedValue();
  monolith.mockReset().mockResolvedValue();
});

describe('npm run build', () => {
  it('builds every package of the product, or the named ones', async () => {
    expect(await build([])).toBe(0);
    expect(await build(['shell', 'mf-live'])).toBe(0);
    expect(product.mock.calls.map(([options]) => options?.only)).toEqual([
      undefined,
      ['shell', 'mf-live'],
    ]);
    expect(monolith).not.toHaveBeenCalled();
  });

  it('builds the monolith, and then nothing of the product', async () => {
    expect(await build(['--monolith'])).toBe(0);
    expect(monolith).toHaveBeenCalledTimes(1);
    expect(product).not.toHaveBeenCalled();
  });

  it.each([
    [['--monolit'], 'There is no option --monolit. Known: --monolith'],
    [
      ['--monolith', 'shell'],
      '--monolith is one bundle of all packages; leave the package name out: shell',
    ],
  ])('refuses %j in one line', async (args, message) => {
    await expect(build(args)).rejects.toMatchObject({ name: 'PlainError', message });
    expect(monolith).not.toHaveBeenCalled();
    expect(product).not.toHaveBeenCalled();
  });

  it('says what webpack says, without a stack', async () => {
    monolith.mockRejectedValue(new Error('monolith-m does not build:\nno such module'));
    await expect(build(['--monolith'])).rejects.toMatchObject({
      name: 'PlainError',
      message: 'monolith-m does not build:\nno such module',
    });
  });
});
