import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import { unlisted } from '../testing/catalogue';
import type { GrantedLesson } from './lesson-access';
import { LaterExtras } from './LaterExtras';

const CONTENT: GrantedLesson = {
  kind: 'granted',
  videoUrl: 'a.m3u8',
  lines: [],
  captions: undefined,
  photos: [],
  audios: [],
};

it('leaves the line and the page to the film, and comes once there is a picture', async () => {
  const platform = createInMemoryPlatform({
    session: aMember(),
    documents: { 'Videos/fondue': unlisted('fondue') },
  });
  // The film, beside the start of the app.
  platform.loading.start();
  renderScreen(() => <LaterExtras videoID="fondue" content={CONTENT} />, platform);
  act(() => platform.loading.stop());
  await act(async () => {});
  expect(screen.queryByRole('button', { name: 'Get the grammar PDF' })).not.toBeInTheDocument();
  act(() => platform.loading.stop());
  expect(await screen.findByRole('button', { name: 'Get the grammar PDF' })).toBeVisible();
});
