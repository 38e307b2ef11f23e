import type { RegisteredRemote, ScreenModule } from 'shared-contracts';
import { aRegisteredRemote } from 'shared-contracts/testing';
import { loadScreen } from './load-screen';

const noop = async () => undefined;
const lifecycles = { bootstrap: noop, mount: noop, unmount: noop };
const remote: RegisteredRemote = aRegisteredRemote();
const [screen = ''] = Object.keys(remote.manifest.screens);

describe('loadScreen', () => {
  it('answers the lifecycles of the exposed module', async () => {
    const asked: string[] = [];
    const result = await loadScreen(remote, screen, async (_, expose) => {
      asked.push(expose);
      return { default: lifecycles };
    });
    expect(result).toBe(lifecycles);
    expect(asked).toEqual([remote.manifest.screens[screen]?.expose]);
  });

  it('is an invalid manifest when the screen is not declared', async () => {
    const load = jest.fn();
    await expect(loadScreen(remote, 'nowhere', load)).rejects.toMatchObject({
      failure: { kind: 'invalid-manifest' },
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('fails to evaluate when the module has no lifecycles', async () => {
    const load = async () => ({ default: {} }) as ScreenModule;
    await expect(loadScreen(remote, screen, load)).rejects.toMatchObject({
      failure: { kind: 'failed-to-evaluate' },
    });
  });

  it('tries an unreachable remote again before it gives up', async () => {
    jest.useFakeTimers();
    const load = jest.fn().mockRejectedValue(new Error('#RUNTIME-008'));
    const expectation = expect(loadScreen(remote, screen, load)).rejects.toMatchObject({
      failure: { kind: 'unreachable' },
    });
    await jest.runAllTimersAsync();
    await expectation;
    expect(load).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
  });

  it('does not load code that throws a second time by itself', async () => {
    const load = jest.fn().mockRejectedValue(new Error('boom'));
    await expect(loadScreen(remote, screen, load)).rejects.toMatchObject({
      failure: { kind: 'failed-to-evaluate', reason: 'boom' },
    });
    expect(load).toHaveBeenCalledTimes(1);
  });
});
