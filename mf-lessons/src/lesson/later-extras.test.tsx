import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { unlisted } from '../testing/catalogue';
import { GRANTED } from '../testing/granted-lesson';
import { LaterExtras } from './LaterExtras';

let mockIsGone = false;
jest.mock('./extras/LessonExtras', () => {
  if (mockIsGone) throw new Error('Loading chunk extras failed');
  return jest.requireActual<object>('./extras/LessonExtras');
});

const show = () => {
  const platform = createInMemoryPlatform({
    session: aMember(),
    documents: { 'Videos/fondue': unlisted('fondue') },
  });
  const lesson = (
    <LaterExtras videoID="fondue" content={{ ...GRANTED, hasGrammar: true }}>
      <h2>Comments</h2>
    </LaterExtras>
  );
  renderScreen(() => lesson, platform);
  return platform;
};
const GRAMMAR = { name: 'Get the grammar PDF' };
const below = () => screen.queryByRole('heading', { name: 'Comments' });

test('shows the parts below when its code fails to load', async () => {
  mockIsGone = true;
  const { loading } = show();
  act(() => loading.stop());
  await screen.findByRole('heading', { name: 'Comments' });
  expect(screen.queryByRole('button', GRAMMAR)).not.toBeInTheDocument();
});

// First after that failure, then with code that has loaded already.
test.each(['fetched again', 'there'])('leaves the page to the film; its code is %s', async () => {
  mockIsGone = false;
  const { loading } = show();
  // The film counts as loading, besides the start of the app.
  act(() => loading.start());
  act(() => loading.stop());
  await act(async () => {});
  expect(screen.queryByRole('button', GRAMMAR)).not.toBeInTheDocument();
  expect(below()).not.toBeInTheDocument();
  act(() => loading.stop());
  await screen.findByRole('button', GRAMMAR);
  expect(below()).toBeVisible();
});
