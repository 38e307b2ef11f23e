import * as v from 'valibot';
import { GetSecureDataResponseSchema, type CallableRequest, NOT_SIGNED_IN } from 'shared-contracts';
import { appError } from './expectations';
import type { Credentials, Given } from './harness';

/** A payload that the types forbid. */
const malformed = (payload: unknown) => payload as CallableRequest<'getSecureData_v2_0'>;

export function functionPromises(given: Given): void {
  const signIn = ({ email, password }: Credentials) =>
    given().platform.session.signInWithEmailAndPassword(email, password);
  const secureData = (videoID: string) =>
    given().platform.functions.call('getSecureData_v2_0', { videoID });

  test('answers `not-found` for an unknown lesson', async () => {
    await appError(secureData(given().paths.missingVideo), 'not-found');
  });

  test.each([
    ['empty', { videoID: '' }],
    ['missing', {}],
    ['of another type', { videoID: 7 }],
  ])('answers `invalid-argument` naming the field when it is %s', async (_case, payload) => {
    const { functions } = given().platform;
    const error = await appError(
      functions.call('getSecureData_v2_0', malformed(payload)),
      'invalid-argument',
    );
    expect(error.message).toContain('videoID');
    expect(error.details).toMatchObject({ field: 'videoID' });
  });

  test('tells a visitor that a paid lesson needs a sign-in [ACCESS-not-signed-in]', async () => {
    expect(await secureData(given().paths.paidVideo)).toEqual({
      hasAccess: false,
      error: { code: NOT_SIGNED_IN },
    });
  });

  test('gives a member without a plan only the reason [ACCESS-denied]', async () => {
    const { accounts, paths } = given();
    await signIn(accounts.known);
    expect(await secureData(paths.paidVideo)).toEqual({
      hasAccess: false,
      reason: 'no-plan',
    });
  });

  test('gives a subscriber the lesson [ACCESS-granted]', async () => {
    const { accounts, paths } = given();
    await signIn(accounts.subscriber);
    const answer = v.parse(GetSecureDataResponseSchema, await secureData(paths.paidVideo));
    expect(answer.hasAccess).toBe(true);
    expect(answer.Text).toMatch(/./);
    expect(answer.VideoHLSurl).toMatch(/^https?:\/\//);
  });

  test('gives everybody a free lesson', async () => {
    const answer = await secureData(given().paths.freeVideo);
    expect(answer).toMatchObject({ hasAccess: true, VideoHLSurl: expect.stringMatching(/^http/) });
  });

  test('treats the caller as a visitor after the log-out', async () => {
    const { platform, accounts, paths } = given();
    await signIn(accounts.subscriber);
    await platform.session.signOut();
    expect(await secureData(paths.paidVideo)).toMatchObject({ hasAccess: false });
  });
}
