import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';

const GUIDE = readFileSync(join(__dirname, '../../../docs/parent-app.md'), 'utf8');
const [, SCRIPT = ''] = /<!-- back button -->\n\n```js\n([^]*?)```/.exec(GUIDE) ?? [];

function Page() {
  return (
    <>
      <Link to="/subscriptions">Subscriptions</Link>
      <p>{useLocation().pathname}</p>
    </>
  );
}

test("the guide's script goes back inside the product, and tells the app at its start", async () => {
  const posted: unknown[] = [];
  Object.assign(window, {
    parentApp: { token: 'secret' },
    ReactNativeWebView: { postMessage: (text: string) => posted.push(JSON.parse(text)) },
  });
  const pressBack = () => new Function(SCRIPT)();
  window.history.replaceState(null, '', '/home');
  render(<BrowserRouter useTransitions={false}>{<Page />}</BrowserRouter>);

  await userEvent.click(screen.getByRole('link', { name: 'Subscriptions' }));
  expect(screen.getByText('/subscriptions')).toBeVisible();
  pressBack();
  await waitFor(() => expect(screen.getByText('/home')).toBeVisible());
  expect(posted).toEqual([]);

  pressBack();
  expect(posted).toEqual([{ type: 'AT_START', token: 'secret' }]);
  expect(screen.getByText('/home')).toBeVisible();
});
