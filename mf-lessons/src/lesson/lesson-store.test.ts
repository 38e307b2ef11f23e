import { aMember, createInMemoryPlatform } from 'common-testing';
import { createLessonStore } from './lesson-store';

const MASTER = 'https://media.example/s/t/m/master.m3u8';

const fetched = jest.fn(async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(1) }));

beforeEach(() => {
  Object.defineProperty(globalThis, 'MediaSource', { value: class {}, configurable: true });
  globalThis.fetch = fetched as unknown as typeof fetch;
  fetched.mockClear();
});
afterAll(() => Reflect.deleteProperty(globalThis, 'MediaSource'));

/** Opens a lesson; the test decides when the server answers. */
function open() {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const platform = createInMemoryPlatform({
    session: aMember(),
    functions: {
      async getSecureData_v2_0() {
        await asked;
        return { hasAccess: true, VideoHLSurl: MASTER, Opening: [MASTER] };
      },
    },
  });
  const store = createLessonStore(platform, 'znueni');
  const leave = store.start();
  const answered = async () => {
    answer();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { store, leave, answered };
}

test('fetches the first files of the film as soon as the server names them', async () => {
  const { store, answered } = open();
  expect(fetched).not.toHaveBeenCalled();
  await answered();
  expect(fetched).toHaveBeenCalledWith(MASTER, expect.anything());
  expect(store.state$.value).toMatchObject({ value: { stream: { url: MASTER } } });
});

test('fetches nothing that a late answer names, once the lesson was left', async () => {
  const { store, leave, answered } = open();
  leave();
  await answered();
  expect(store.state$.value.status).toBe('success');
  expect(fetched).not.toHaveBeenCalled();
});
