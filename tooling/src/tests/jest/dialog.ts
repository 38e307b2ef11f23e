const FOCUSABLE = 'button, [href], input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** Open modal dialogs, the topmost last, each with the element that had the focus before it. */
const openModals: { dialog: HTMLDialogElement; focusedBefore: Element | null }[] = [];

function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
  if (!this.isConnected) throw new DOMException('Not in the document.', 'InvalidStateError');
  openModals.push({ dialog: this, focusedBefore: document.activeElement });
  this.open = true;
  const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector(FOCUSABLE);
  (first as HTMLElement | null)?.focus();
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  const index = openModals.findIndex(({ dialog }) => dialog === this);
  const [entry] = index < 0 ? [] : openModals.splice(index, 1);
  if (entry?.focusedBefore instanceof HTMLElement) entry.focusedBefore.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

function closeTopmostOnEscape(event: KeyboardEvent): void {
  const top = openModals.filter(({ dialog }) => dialog.isConnected).at(-1)?.dialog;
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
}

function submitDialogForm(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.getAttribute('method') !== 'dialog') return;
  event.preventDefault();
  form.closest('dialog')?.close((event.submitter as HTMLButtonElement | null)?.value);
}

/**
 * jsdom knows `<dialog>` but not how to open it. This adds the HTML standard's `open` attribute,
 * focus, `close` and `cancel` events, Escape, and forms with `method="dialog"`. Limit: the rest of
 * the page does not become inert.
 */
export function addDialogMethods(): void {
  if (typeof HTMLDialogElement.prototype.showModal === 'function') return;
  const show = function (this: HTMLDialogElement) {
    this.open = true;
  };
  Object.assign(HTMLDialogElement.prototype, { show, showModal, close, returnValue: '' });
  window.addEventListener('keydown', closeTopmostOnEscape);
  window.addEventListener('submit', submitDialogForm);
}
