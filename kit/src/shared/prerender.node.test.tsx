import { renderToString } from 'react-dom/server';
import { createInMemoryPlatform } from 'common-testing';
import { Button, ButtonLink, createScreen, Page, PlatformProvider, useRoute } from './index';

function Home() {
  const { query } = useRoute();
  return (
    <Page title="Lessons">
      <ButtonLink to="/home">Start</ButtonLink>
      <Button>Play {query.get('autoplay')}</Button>
    </Page>
  );
}

test('a screen renders without a window', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <PlatformProvider platform={createInMemoryPlatform({ path: '/home?autoplay=1' })}>
      <Home />
    </PlatformProvider>,
  );
  expect(html).toContain('<h1');
  expect(html).toContain('href="/home"');
  // One page serves every query and several paths.
  expect(html).not.toContain('aria-current');
  expect(html).toContain('Play </button>');
});

test('the lifecycles of a screen are created without a window', () => {
  expect(createScreen('home', Home)).toMatchObject({
    Root: expect.any(Function),
    bootstrap: expect.any(Function),
    mount: expect.any(Function),
    unmount: expect.any(Function),
  });
});
