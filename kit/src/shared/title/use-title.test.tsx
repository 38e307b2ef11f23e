import { act, screen } from '@testing-library/react';
import { renderScreen } from '../../testing';
import { useRoute } from '../route/use-route';
import { useTitle } from './use-title';

function Lesson() {
  const name = useRoute().query.get('name') ?? '';
  useTitle(name);
  return <p>{name}</p>;
}

test('sets the title as soon as the name is known', () => {
  document.title = 'Lesson';
  const { platform } = renderScreen(Lesson);
  expect(document.title).toBe('Lesson');

  act(() => platform.navigation.go('/videos/eis?name=Am+Märt'));
  expect(screen.getByText('Am Märt')).toBeVisible();
  expect(document.title).toBe('Am Märt – Grüezi');
});

test('sets the title again on another route of the same screen', () => {
  const { platform } = renderScreen(Lesson);
  act(() => platform.navigation.go('/videos/eis?name=Am+Märt'));
  document.title = 'Lesson';
  act(() => platform.navigation.go('/videos/zwei?name=Am+Märt'));
  expect(document.title).toBe('Am Märt – Grüezi');
});
