import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing';
import { useHold } from './use-hold';

function Card() {
  const [isTurned, setTurned] = useState(false);
  useHold(isTurned, 'card');
  return <button onClick={() => setTurned(!isTurned)}>Turn</button>;
}

test('holds the page while its condition is true and the component is shown', async () => {
  const { user, platform, unmount } = renderScreen(Card);
  const { holds$ } = platform.reload;
  expect(holds$.value).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  expect(holds$.value).toEqual(['card']);
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  expect(holds$.value).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  act(unmount);
  expect(holds$.value).toEqual([]);
});
