import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { afterPaint } from './after-paint';
import { loadable, loadModule, moduleOf, plain, prepare } from './testing/outlet';

describe('with a prerendered fragment in the page', () => {
  const fragmentOf = (build: string, more: string) =>
    `<div data-build="${build}"><form><input name="email"></form>${more}</div>`;

  /** The published page: the outlet and, inside it, the fragment. */
  function inPage(build: string, resolved: ResolvedRemote = loadable, more = '') {
    const { outlet, hostWith, ...rest } = prepare(resolved);
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(
      outlet('/x', hostWith({ find: () => ({ html: fragmentOf(build, more) }) })),
    );
    const input = screen.getByRole<HTMLInputElement>('textbox');
    input.value = 'anna@example.com';
    return { ...rest, input, ...render(outlet(), { container, hydrate: true }) };
  }

  function Form() {
    return (
      <form>
        <input name="email" />
      </form>
    );
  }

  test('is hydrated by the build that made it', async () => {
    loadModule.mockResolvedValue(moduleOf(Form));
    const { input, onSettled } = inPage(plain.manifest.build);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await waitFor(() => expect(onSettled).toHaveBeenCalled());
    expect(screen.getByRole('textbox')).toBe(input);
    expect(input).toHaveValue('anna@example.com');
    expect(document.querySelector('[data-build]')).toBeNull();
  });

  test.each(['plain', 'another'])(
    'sends the form that was sent before, and only that, in build %s',
    async (made) => {
      const onSubmit = jest.fn((event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        return event.currentTarget.id;
      });
      loadModule.mockResolvedValue(
        moduleOf(() => (
          <>
            <Form />
            <form id="second" onSubmit={onSubmit} suppressHydrationWarning />
            <form id="third" onSubmit={onSubmit} />
          </>
        )),
      );
      const build = made === 'plain' ? plain.manifest.build : made;
      const more = '<form id="second" data-submitted></form><form id="third"></form>';
      const { onSettled } = inPage(build, loadable, more);
      await waitFor(() => expect(onSettled).toHaveBeenCalled());
      expect(onSubmit.mock.results.map(({ value }) => value as string)).toEqual(['second']);
    },
  );

  test('is replaced by another build, which gets the typed text', async () => {
    loadModule.mockResolvedValue(moduleOf(Form));
    const { input, onSettled } = inPage('another');
    expect(input).toBeVisible();
    await waitFor(() => expect(onSettled).toHaveBeenCalled());
    expect(input).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('anna@example.com');
  });

  test('is shown again after Retry has revived its remote, and stays', async () => {
    loadModule.mockRejectedValueOnce(new Error('boom')).mockResolvedValue(moduleOf(Form));
    const { input } = inPage(plain.manifest.build);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(input).toBeVisible());
    // The failed attempt has finished its cleanup by now.
    await act(() => afterPaint());
    expect(input).toBeVisible();
    expect(screen.getByRole('textbox')).toBe(input);
  });

  test('is removed with its styles if the learner leaves before its code arrives', async () => {
    loadModule.mockReturnValue(new Promise(() => undefined));
    document.head.innerHTML = '<style data-href="/home.css" data-of-screen></style>';
    const { unmount } = inPage(plain.manifest.build);
    unmount();
    await waitFor(() => expect(document.querySelector('style')).toBeNull());
  });

  test('is replaced by the failure of its remote, below the header', async () => {
    loadModule.mockRejectedValue(new Error('boom'));
    const { input, platform } = inPage(plain.manifest.build);
    platform.chrome.hide();
    expect(await screen.findByRole('alert')).toHaveTextContent('could not start');
    await waitFor(() => expect(input).not.toBeVisible());
    expect(platform.chrome.isHidden$.value).toBe(false);
  });
});
