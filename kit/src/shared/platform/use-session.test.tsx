import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { PlatformProvider, useSession } from '../index';

function Who() {
  const session = useSession();
  return <p>{session.status === 'member' ? session.user.UID : session.status}</p>;
}

const inScreen = (platform: ReturnType<typeof createInMemoryPlatform>) => (
  <PlatformProvider platform={platform}>
    <Who />
  </PlatformProvider>
);

test('tells who is logged in, and a log-out', async () => {
  const platform = createInMemoryPlatform({ session: aMember() });
  render(inScreen(platform));
  expect(screen.getByText('uid-heidi')).toBeVisible();
  await act(() => platform.session.signOut());
  expect(screen.getByText('visitor')).toBeVisible();
});

test('is unknown in a prerendered page, also while somebody is logged in', () => {
  const html = renderToString(inScreen(createInMemoryPlatform({ session: aMember() })));
  expect(html).toBe('<p>unknown</p>');
});
