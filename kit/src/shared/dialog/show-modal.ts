const shown = new Set<HTMLDialogElement>();

function markPage(): void {
  for (const dialog of shown) if (!dialog.open) shown.delete(dialog);
  document.documentElement.toggleAttribute('data-modal', shown.size > 0);
}

/**
 * Shows a dialog above everything. While one is open, the root element has `data-modal` and the
 * page does not scroll. `:has(dialog:modal)` would need no attribute, but the browser would search
 * the whole page on every change.
 */
export function showModal(dialog: HTMLDialogElement): void {
  shown.add(dialog);
  dialog.addEventListener('close', markPage);
  dialog.showModal();
  markPage();
}
