import { showModal } from './show-modal';

const newDialog = () => document.body.appendChild(document.createElement('dialog'));
const isMarked = () => document.documentElement.hasAttribute('data-modal');

/** The browser sends the event a moment later. */
function close(dialog: HTMLDialogElement): void {
  dialog.close();
  dialog.dispatchEvent(new Event('close'));
}

test('marks the page as long as a dialog is open', () => {
  const [first, second] = [newDialog(), newDialog()];
  showModal(first);
  showModal(second);
  expect(isMarked()).toBe(true);
  close(second);
  expect(isMarked()).toBe(true);
  close(first);
  expect(isMarked()).toBe(false);
});

test('keeps the mark when a dialog opens again before the event of its close arrives', () => {
  const dialog = newDialog();
  showModal(dialog);
  dialog.close();
  showModal(dialog);
  dialog.dispatchEvent(new Event('close'));
  expect(isMarked()).toBe(true);
  close(dialog);
  expect(isMarked()).toBe(false);
});

test('ignores a dialog that was opened without it', () => {
  const [panel, dialog] = [newDialog(), newDialog()];
  panel.showModal();
  showModal(dialog);
  close(dialog);
  expect(isMarked()).toBe(false);
});

test('removes the mark when a dialog is removed right after it was closed', () => {
  const dialog = newDialog();
  showModal(dialog);
  dialog.close();
  dialog.remove();
  dialog.dispatchEvent(new Event('close'));
  expect(isMarked()).toBe(false);
});
