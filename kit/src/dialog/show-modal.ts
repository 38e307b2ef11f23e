const shown = new Set<HTMLDialogElement>();

function tell(): void {
  for (const dialog of shown) if (!dialog.open) shown.delete(dialog);
  document.documentElement.toggleAttribute('data-modal', shown.size > 0);
}

/**
 * Shows a dialog above everything. While one is open the page says so by `data-modal`, and does not
 * scroll: a rule with `:has(dialog:modal)` would say the same, but makes the browser look through the
 * whole page on every change of it.
 */
export function showModal(dialog: HTMLDialogElement): void {
  shown.add(dialog);
  dialog.addEventListener('close', tell);
  dialog.showModal();
  tell();
}
