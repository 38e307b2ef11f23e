import { act, cleanup, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, documentPaths } from 'shared-contracts';
import {
  aMember,
  aUserDocument,
  createInMemoryPlatform,
  type InMemoryOptions,
} from 'common-testing';
import { progressOf } from '../progress/create-progress';
import { catalogue, lesson } from '../testing/catalogue';
import { Today } from '../today/Today';
import { progressCode } from '../chunks/learner-progress';
import { MiniLessonScreen } from './Screen';

jest.mock('kit/stream', () => ({
  ...jest.requireActual<object>('kit/stream'),
  loadEngine: () => new Promise(() => {}),
}));
beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation());

const IDS = ['f1', 'f2', 'f3', 'f4', 'f5'];
const ANNA = aMember({ UID: 'anna' });
const BEAT = aMember({ UID: 'beat' });
const VISITOR = { status: 'visitor' } as const;
const STATE = documentPaths.learnerState('anna');
function setUp(options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    path: '/mini-lessons/f5',
    session: ANNA,
    catalogue: catalogue(
      ...IDS.map((id, index) =>
        lesson(id, { Type: 'mini_lesson', isFree: true, Date: `2026-10-0${9 - index}` }),
      ),
    ),
    documents: {
      // Without consents the shell leaves the page two seconds after the log-in.
      'Users/anna': aUserDocument('anna'),
      'Users/beat': aUserDocument('beat'),
      [STATE]: { finished: { f1: '2026-11-01', f2: '2026-11-02' } },
      'Videos/mini_lessons_collection_attributes': { index: IDS },
    },
    functions: {
      getSecureData_v2_0: () => ({
        hasAccess: true,
        Text: 'Grüezi\nHello',
        VideoHLSurl: 'https://media.example/m.m3u8',
      }),
    },
    ...options,
  });
  progressCode.load();
  return platform;
}
const placed = (place: string) => screen.findByText(place);
const press = (name: string) => screen.getByRole('button', { name });
const previous = () => press('Previous');
const become = (
  platform: ReturnType<typeof setUp>,
  session: Parameters<typeof platform.setSession>[0],
) => act(async () => platform.setSession(session));

test('a second learner gets nothing that the first has finished or passed by', async () => {
  const platform = setUp();
  const { user } = renderScreen(MiniLessonScreen, platform);
  await placed('3 of 5');
  await user.click(press('Next mini lesson'));
  await placed('4 of 5');
  expect(platform.recorded.paths).toEqual(['/mini-lessons/f3']);
  cleanup();
  await become(platform, VISITOR);
  await become(platform, BEAT);

  await act(async () => platform.navigation.go('/mini-lessons/f4'));
  renderScreen(MiniLessonScreen, platform);
  await placed('1 of 5');
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  cleanup();
  for (const id of ['f1', 'f2', 'f3', 'f4']) progressOf(platform).finished(id);
  renderScreen(Today, platform);
  expect(await screen.findByRole('link', { name: /^Watch Grüezi f5/ })).toBeVisible();
});

test('a log-out with an open mini lesson removes its position', async () => {
  const platform = setUp();
  renderScreen(MiniLessonScreen, platform);
  await placed('3 of 5');
  await become(platform, VISITOR);
  await placed('1 of 5');
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
});

test('a visitor who logs in keeps what they saw, behind what they finished on other days', async () => {
  const platform = setUp({ session: VISITOR });
  const { user } = renderScreen(MiniLessonScreen, platform);
  await placed('1 of 5');
  await user.click(press('Next mini lesson'));
  await placed('2 of 5');
  await become(platform, ANNA);
  expect(platform.recorded.paths).toEqual(['/mini-lessons/f1']);
  // f2, f5, and the open f1.
  await placed('3 of 5');
});

test('progress that could not be read counts once it is read', async () => {
  let isOffline = true;
  const platform = setUp({
    refuseDocuments: (_operation, path) =>
      isOffline && path === STATE ? new AppError('unavailable', 'offline') : undefined,
  });
  renderScreen(MiniLessonScreen, platform);
  await placed('1 of 5');
  isOffline = false;
  act(() => progressOf(platform).retry());
  await placed('3 of 5');
});
