type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Text or tick of one field. `key` identifies the field. */
interface Typed {
  readonly key: string;
  readonly value: string;
  readonly isChecked: boolean;
}

const fieldsIn = (root: ParentNode): Field[] => [
  ...root.querySelectorAll<Field>('input, textarea, select'),
];

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

const keyOf = (field: Field) =>
  `${field.name || field.id} ${isTick(field) && field.type === 'radio' ? field.value : ''}`;

const isChanged = (field: Field): boolean => {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    // Without a default, an untouched select shows the first option.
    const preset = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, preset);
  }
  return field.value !== field.defaultValue;
};

const read = (field: Field): Typed => ({
  key: keyOf(field),
  value: field.value,
  isChecked: isTick(field) && field.checked,
});

/** Sets the value like typing, so a controlled field follows. */
function type(field: Field, value: string): void {
  if (field.value === value) return;
  const prototype = Object.getPrototypeOf(field) as object;
  // React watches the element's own property. The prototype's setter bypasses it; then the event
  // informs React.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Writes typed text into the fields of the same names. */
function retype(root: ParentNode, typed: Iterable<Typed>, focused: string | undefined): void {
  const fields = fieldsIn(root);
  const find = (key: string | undefined) =>
    key === undefined ? undefined : fields.find((field) => keyOf(field) === key);
  for (const { key, value, isChecked } of typed) {
    const field = find(key);
    if (!field) continue;
    if (!isTick(field)) type(field, value);
    else if (field.checked !== isChecked) field.click();
  }
  find(focused)?.focus({ preventScroll: true });
}

/** Collects the text that the learner types while the page's code is loading. */
export interface Typing {
  /**
   * Writes the text into the fields of the same names, and ends the watch. These fields are the
   * same elements, hydrated, or elements of another build.
   */
  restoreInto(root: ParentNode): void;
  stop(): void;
}

/**
 * Reads typed text, ticks and focus, and keeps watching. Hydration takes several tasks; meanwhile
 * the learner continues typing, and React may reset a controlled field. Source: decision 30.
 */
export function watchTyping(root: HTMLElement): Typing {
  const typed = new Map(
    fieldsIn(root)
      .filter(isChanged)
      .map((field) => [keyOf(field), read(field)]),
  );
  const isInside = (element: Element | null): element is Field =>
    element !== null && fieldsIn(root).includes(element as Field);
  let focused = isInside(document.activeElement) ? keyOf(document.activeElement) : undefined;
  const onInput = ({ isTrusted, target }: Event) => {
    if (!isTrusted || !isInside(target as Element)) return;
    typed.set(keyOf(target as Field), read(target as Field));
  };
  const onFocus = ({ target }: Event) => {
    if (isInside(target as Element)) focused = keyOf(target as Field);
  };
  // Use the capture phase, because React's own listener might change the field.
  root.addEventListener('input', onInput, true);
  root.addEventListener('focusin', onFocus, true);
  const stop = () => {
    root.removeEventListener('input', onInput, true);
    root.removeEventListener('focusin', onFocus, true);
  };
  return {
    stop,
    restoreInto(target) {
      stop();
      const active = document.activeElement;
      // Keep the focus if the learner has moved to another field.
      const isLost = active === document.body || (target !== root && isInside(active));
      retype(target, typed.values(), isLost ? focused : undefined);
    },
  };
}
