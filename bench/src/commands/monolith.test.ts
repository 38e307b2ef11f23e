import { buildMonolith } from '../monolith/build-monolith';
import monolith from './monolith';

jest.mock('../monolith/build-monolith', () => ({ buildMonolith: jest.fn() }));
const built = jest.mocked(buildMonolith);
beforeEach(() => built.mockReset().mockResolvedValue());

describe('npm run build -- --monolith', () => {
  test('builds the yardsticks', async () => {
    expect(await monolith([])).toBe(0);
    expect(built).toHaveBeenCalledTimes(1);
  });

  test('says what webpack says, without a stack', async () => {
    built.mockRejectedValue(new Error('monolith-m does not build:\nno such module'));
    await expect(monolith([])).rejects.toMatchObject({
      name: 'PlainError',
      message: 'monolith-m does not build:\nno such module',
    });
  });
});
