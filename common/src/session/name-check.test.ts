import { AppError } from 'shared-contracts';
import { createInMemoryPlatform } from 'common-testing';
import { isNameAllowed } from './name-check';

const VRENI = { UID: 'vreni', Username: 'Vreni' };

test('the server is asked once for each name', async () => {
  const checkName = jest.fn(() => ({ isAllowed: false }));
  const platform = createInMemoryPlatform({ functions: { checkName } });
  const answers = await Promise.all([VRENI, VRENI].map((user) => isNameAllowed(platform, user)));
  expect(answers).toEqual([false, false]);
  await isNameAllowed(platform, { ...VRENI, Username: 'Verena' });
  expect(checkName).toHaveBeenCalledTimes(2);
});

test('without an answer the rules decide, and the server is asked again', async () => {
  const checkName = jest.fn((): { isAllowed: boolean } => {
    throw new AppError('unavailable', 'No connection');
  });
  const platform = createInMemoryPlatform({ functions: { checkName } });
  await expect(isNameAllowed(platform, VRENI)).resolves.toBe(true);
  checkName.mockReturnValue({ isAllowed: false });
  await expect(isNameAllowed(platform, VRENI)).resolves.toBe(false);
});
