import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useRef, useState } from 'react';
import { Dialog } from './Dialog';

function Page({ isBusy = false }: { readonly isBusy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && (
        <Dialog
          ref={dialog}
          initialFocus="input"
          aria-label="A question"
          isBusy={isBusy}
          onClose={() => setIsOpen(false)}
        >
          <button onClick={() => dialog.current?.close()}>Close</button>
          <input aria-label="Answer" />
        </Dialog>
      )}
    </>
  );
}

async function open(isBusy = false) {
  const user = userEvent.setup();
  render(
    <StrictMode>
      <Page isBusy={isBusy} />
    </StrictMode>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}
const dialog = () => screen.queryByRole('dialog', { name: 'A question' });

describe('Dialog', () => {
  test('opens with the focus on the element that was named', async () => {
    await open();
    expect(dialog()).toBeVisible();
    expect(screen.getByLabelText('Answer')).toHaveFocus();
  });

  test('closes from inside, and by a press outside', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(dialog() as HTMLElement);
    expect(dialog()).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-modal');
  });

  test('stays while it is busy', async () => {
    const user = await open(true);
    await user.click(dialog() as HTMLElement);
    expect(dialog()).toBeVisible();
    const escape = new Event('cancel', { cancelable: true });
    dialog()?.dispatchEvent(escape);
    expect(escape.defaultPrevented).toBe(true);
  });
});
