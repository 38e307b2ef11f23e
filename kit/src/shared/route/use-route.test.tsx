import { act, screen } from '@testing-library/react';
import { createInMemoryPlatform } from 'common-testing';
import { renderScreen } from '../../testing';
import { useRoute } from './use-route';

function Where() {
  const { pathname, params, query, hash } = useRoute();
  return <p>{[pathname, params.VideoID, query.get('startWithLogIn'), hash].join(' | ')}</p>;
}

test('gives path, parameters, query and hash of the location', () => {
  const platform = createInMemoryPlatform({
    path: '/videos/eis%20zwei?startWithLogIn=true#text',
    params: { VideoID: 'eis zwei' },
  });
  renderScreen(Where, platform);
  expect(screen.getByText('/videos/eis%20zwei | eis zwei | true | #text')).toBeVisible();

  act(() => platform.navigation.go('/home'));
  expect(screen.getByText(/^\/home/)).toBeVisible();
});
