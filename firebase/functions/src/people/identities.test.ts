import { findByEmail, findByUid, type Identities } from './identities';

/** A provider whose calls all fail. */
const failing = (code: string, asynchronously = true): Identities => {
  const fail = () => {
    const error = Object.assign(new Error(`${code}: vreni@example.com`), { code });
    if (!asynchronously) throw error;
    return Promise.reject(error);
  };
  return { getUser: fail, getUserByEmail: fail, deleteUser: fail };
};

test.each([
  ['auth/invalid-email', 'invalid-argument'],
  ['auth/too-many-requests', 'resource-exhausted'],
  ['auth/quota-exceeded', 'resource-exhausted'],
  ['auth/internal-error', 'unavailable'],
  ['auth/insufficient-permission', 'unavailable'],
  ['app/network-error', 'unavailable'],
  ['app/invalid-credential', 'unavailable'],
])("the provider's %s is %s, with its cause and without the address", async (code, expected) => {
  for (const asynchronously of [true, false]) {
    const attempt = findByEmail(failing(code, asynchronously), 'vreni@example.com');
    await expect(attempt).rejects.toMatchObject({ code: expected, cause: { code } });
    await expect(attempt).rejects.toMatchObject({
      message: expect.not.stringContaining('vreni'),
    });
  }
});

test('a missing account is null', async () => {
  await expect(findByUid(failing('auth/user-not-found'), 'nobody')).resolves.toBeNull();
});
