import { render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { BrowserRoutes } from './BrowserRoutes';

const navigate = (path: string) => {
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: {} }));
};

/** A child that renders after the router, before the router's commit. */
function Screen({ onFirstRender }: { readonly onFirstRender?: () => void }) {
  const { pathname } = useLocation();
  if (pathname === '/contact') onFirstRender?.();
  return <p>{pathname}</p>;
}

const popStates = jest.fn();
beforeEach(() => {
  history.replaceState({}, '', '/contact');
  popStates.mockClear();
  window.addEventListener('popstate', popStates);
});
afterEach(() => window.removeEventListener('popstate', popStates));

test('shows the page of a navigation that came before its first commit', () => {
  render(
    <BrowserRoutes>
      <Screen onFirstRender={() => navigate('/live-lessons')} />
    </BrowserRoutes>,
  );
  expect(screen.getByText('/live-lessons')).toBeInTheDocument();
});

test('announces nothing if the address did not change', () => {
  render(
    <BrowserRoutes>
      <Screen />
    </BrowserRoutes>,
  );
  expect(screen.getByText('/contact')).toBeInTheDocument();
  expect(popStates).not.toHaveBeenCalled();
});
