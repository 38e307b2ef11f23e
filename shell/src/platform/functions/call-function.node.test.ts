import { AppError } from 'shared-contracts';
import { createFunctions } from './call-function';

const sdkError = (code: string, message: string, details?: unknown) =>
  Object.assign(new Error(message), { code, details });

describe('createFunctions', () => {
  test('loads the SDK on the first call, once', async () => {
    const call = jest.fn(async () => ({ hasAccess: true }));
    const open = jest.fn(async () => call);
    const functions = createFunctions(open);
    expect(open).not.toHaveBeenCalled();
    await functions.call('getSecureData_v2_0', { videoID: 'a' });
    await functions.call('getSecureData_v2_0', { videoID: 'b' });
    expect(open).toHaveBeenCalledTimes(1);
    expect(call.mock.calls).toEqual([
      ['getSecureData_v2_0', { videoID: 'a' }],
      ['getSecureData_v2_0', { videoID: 'b' }],
    ]);
  });

  test('rejects with the codes of the specification', async () => {
    const functions = createFunctions(async () => async () => {
      throw sdkError('functions/invalid-argument', 'videoID: must be text', { field: 'videoID' });
    });
    const error: unknown = await functions
      .call('getSecureData_v2_0', { videoID: 'a' })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: 'invalid-argument',
      message: 'videoID: must be text',
      details: { field: 'videoID' },
    });
  });

  test('is unavailable while the SDK cannot be loaded, and recovers', async () => {
    const open = jest.fn<Promise<() => Promise<unknown>>, []>();
    open.mockRejectedValueOnce(new Error('offline'));
    open.mockResolvedValueOnce(async () => ({ hasAccess: false }));
    const functions = createFunctions(open);
    await expect(functions.call('getSecureData_v2_0', { videoID: 'a' })).rejects.toMatchObject({
      code: 'unavailable',
    });
    await expect(functions.call('getSecureData_v2_0', { videoID: 'a' })).resolves.toEqual({
      hasAccess: false,
    });
  });
});
