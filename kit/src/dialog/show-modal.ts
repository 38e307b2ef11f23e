/**
 * Shows a dialog above everything. While one is open the page says so by `data-modal`, and does not
 * scroll: a rule with `:has(dialog:modal)` would say the same, but makes the browser look through the
 * whole page on every change of it, up to 11 ms a frame with hundreds of lessons.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const tell = () => {
    const isAnyOpen = document.querySelector('dialog[open]') !== null;
    document.documentElement.toggleAttribute('data-modal', isAnyOpen);
  };
  dialog.addEventListener('close', tell, { once: true });
  dialog.showModal();
  tell();
}
