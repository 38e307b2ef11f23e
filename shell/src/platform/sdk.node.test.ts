import type { SiteConfig } from 'shared-contracts';
import { openAppCheck as mockOpen } from './app-check';
import { appCheck, loadSdk } from './sdk';

jest.mock('./app-check', () => ({ openAppCheck: jest.fn() }));

const open = jest.mocked(mockOpen);
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const CONFIGURED = { appCheck: { siteKey: 'key' } } as SiteConfig;
const EMULATED = { ...CONFIGURED, emulators: { auth: '', firestore: '', functions: '' } };

beforeEach(() => void open.mockReset());

describe('App Check', () => {
  test('begins once for all SDKs', async () => {
    const ready = appCheck(CONFIGURED, false, log);
    expect(open).not.toHaveBeenCalled();
    await Promise.all([ready(), ready()]);
    expect(open.mock.calls).toEqual([[CONFIGURED, 'key']]);
  });

  test.each<[string, SiteConfig, boolean]>([
    ['it is not configured', {} as SiteConfig, false],
    ['the backend is emulated', EMULATED, false],
    ['the page is in a native web view', CONFIGURED, true],
  ])('stays off where %s', async (_, config, isEmbedded) => {
    await appCheck(config, isEmbedded, log)();
    expect(open).not.toHaveBeenCalled();
  });

  test('stops nothing when it fails', async () => {
    open.mockImplementation(() => {
      throw new Error('blocked');
    });
    await expect(appCheck(CONFIGURED, false, log)()).resolves.toBeUndefined();
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});

test('an SDK that cannot be loaded is unavailable, and the next use retries', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValueOnce('sdk');
  const loaded = loadSdk(load);
  await expect(loaded()).rejects.toMatchObject({ name: 'AppError', code: 'unavailable' });
  expect(await loaded()).toBe('sdk');
});
