import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import { getSecureData } from './secure-data';

const mockFetchOpening = jest.fn<void, [readonly string[] | undefined]>();
jest.mock('../player/opening', () => ({
  fetchOpening: (urls?: readonly string[]) => mockFetchOpening(urls),
}));

const FIRST = 'https://media.example/first/master.m3u8';
const SECOND = 'https://media.example/second/master.m3u8';

beforeEach(() => mockFetchOpening.mockReset());

it('asks for what the film begins with as soon as the server names it', async () => {
  const platform = createInMemoryPlatform({
    session: aMember(),
    functions: { getSecureData_v2_0: () => ({ hasAccess: true, Opening: [FIRST] }) },
  });
  await getSecureData(platform, 'first');
  expect(mockFetchOpening.mock.calls).toEqual([[[FIRST]]]);
});

it('asks for nothing that a late answer names: its video was left', async () => {
  let answerFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  const platform = createInMemoryPlatform({
    session: aMember(),
    functions: {
      getSecureData_v2_0: async ({ videoID }) => {
        if (videoID === 'first') await first;
        return { hasAccess: true, Opening: [videoID === 'first' ? FIRST : SECOND] };
      },
    },
  });
  const late = getSecureData(platform, 'first');
  await getSecureData(platform, 'second');
  answerFirst();
  await late;
  expect(mockFetchOpening.mock.calls).toEqual([[[SECOND]]]);
});
