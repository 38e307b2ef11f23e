import { act, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, documentPaths } from 'shared-contracts';
import {
  aMember,
  aUserDocument,
  createInMemoryPlatform,
  type InMemoryOptions,
} from 'common-testing';
import { SettingsScreen } from '../Screen';

const STATE = documentPaths.learnerState('uid-heidi');

async function open(state: object = {}, options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    session: aMember(),
    documents: { 'Users/uid-heidi': aUserDocument('uid-heidi'), [STATE]: state },
    ...options,
  });
  const heard: unknown[] = [];
  platform.events.on('goalChanged').subscribe((payload) => heard.push(payload));
  const rendered = renderScreen(SettingsScreen, platform);
  await act(async () => {});
  return { ...rendered, heard, stored: () => platform.documents.get(STATE) };
}

const group = () => within(screen.getByRole('group', { name: 'Daily goal' }));
const minutes = (name: string) => group().getByRole('radio', { name });

test('is five minutes until the learner chooses a goal', async () => {
  await open();
  expect(minutes('5 minutes')).toBeChecked();
  expect(
    group()
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).value),
  ).toEqual(['5', '10', '20']);
});

test('shows the stored goal, and stores another at once, with the progress', async () => {
  const { user, heard, stored } = await open({ goal: 20, resumeAt: { winter: 7 } });
  expect(minutes('20 minutes')).toBeChecked();
  await user.click(minutes('10 minutes'));
  expect(minutes('10 minutes')).toBeChecked();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(await stored()).toMatchObject({ goal: 10, resumeAt: { winter: 7 } });
  expect(heard).toEqual([{ Minutes: 10 }]);
});

test('says that saving failed, and shows the stored goal', async () => {
  let isOffline = false;
  const { user, heard, stored } = await open(
    { goal: 20 },
    { refuseDocuments: () => (isOffline ? new AppError('unavailable', 'offline') : undefined) },
  );
  isOffline = true;
  await user.click(minutes('5 minutes'));
  expect(await screen.findByText(/could not be saved, so nothing has changed/)).toBeVisible();
  expect(minutes('20 minutes')).toBeChecked();
  isOffline = false;
  expect(await stored()).toEqual({ goal: 20 });
  expect(heard).toEqual([]);
});

test('says that the goal could not be loaded, and loads it again', async () => {
  let isOffline = true;
  const { user } = await open(
    { goal: 20 },
    {
      refuseDocuments: (_, path) =>
        isOffline && path === STATE ? new AppError('unavailable', 'offline') : undefined,
    },
  );
  const region = within(screen.getByRole('region', { name: 'Daily goal' }));
  expect(region.getByText(/Your goal could not be loaded/)).toBeVisible();
  isOffline = false;
  await user.click(region.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('radio', { name: '20 minutes' })).toBeChecked();
});
