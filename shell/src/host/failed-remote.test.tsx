import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everyFileArrives } from './testing/federation';
import { loadable, loadModule, moduleOf, plain, setUp } from './testing/outlet';

afterEach(() => jest.useRealTimers());

test("shows a failure in the remote's outlet, and Retry revives it", async () => {
  const user = userEvent.setup();
  loadModule.mockRejectedValueOnce(new Error('boom'));
  loadModule.mockResolvedValueOnce(moduleOf(() => <h1>Back again</h1>));
  const { platform } = setUp();
  const facts: unknown[] = [];
  platform.events.all$.subscribe((event) => facts.push(event));

  expect(await screen.findByRole('alert')).toHaveTextContent('Live lessons could not start.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'Back again' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(facts).toEqual([
      {
        name: 'remoteFailed',
        payload: {
          remote: plain.name,
          build: plain.manifest.build,
          failure: 'failed-to-evaluate',
        },
      },
      { name: 'remoteRevived', payload: { remote: plain.name } },
    ]),
  );
});

test('shows a crash while rendering as a state, and Retry renders it again', async () => {
  const user = userEvent.setup();
  let isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loadModule.mockImplementation(async () =>
    moduleOf(() => {
      if (isBroken) throw new Error('cannot render');
      return <h1>Fine now</h1>;
    }),
  );
  setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('Live lessons stopped working.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Fine now' })).toBeVisible();
});

test.each([
  [
    { kind: 'invalid-manifest', reason: 'entry' },
    'Live lessons could not be loaded: its files are damaged.',
  ],
  [
    { kind: 'incompatible-contract', wants: '^2.0.0', offered: '1.0.0' },
    'Live lessons could not be loaded: another version of the app is needed.',
  ],
] as const)(
  'shows %o before any code is loaded, and Retry reads the registry again',
  async (failure, text) => {
    const user = userEvent.setup();
    loadModule.mockResolvedValue(moduleOf(() => <h1>Published anew</h1>));
    const { routes, slots, name } = loadable;
    setUp({ status: 'failed', name, failure, routes, slots, isOverridden: false }, loadable);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(loadModule).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Published anew' })).toBeVisible();
  },
);

test.each([
  ['the server gets too many requests', true, 'Wait a minute, then press Retry.'],
  ['the learner is offline', false, 'You are offline.'],
])('names the part and the reason when %s', async (_, onLine, sentence) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  everyFileArrives().mockResolvedValue({ ok: false, status: 429 });
  loadModule.mockRejectedValue(new Error('#RUNTIME-008'));
  setUp();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Live lessons could not be loaded.');
  expect(alert).toHaveTextContent(sentence);
});

test('a mount that never ends counts against the build, and one that ends in time does not', async () => {
  jest.useFakeTimers();
  const never = async () => new Promise<void>(() => undefined);
  const hanging = {
    bootstrap: async () => undefined,
    mount: never,
    unmount: async () => undefined,
  };
  loadModule.mockResolvedValue({ default: hanging });
  setUp();
  await act(async () => jest.advanceTimersByTimeAsync(7_000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(async () => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByRole('alert')).toHaveTextContent('Live lessons did not start in time.');
});
