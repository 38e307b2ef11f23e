/** An element, by its role and accessible name. */
export interface Target {
  readonly role: 'alert' | 'button' | 'checkbox' | 'heading' | 'link' | 'radio' | 'textbox';
  /** The whole name; a part of the name is enough for an alert and a link. */
  readonly name: string;
}

type Plain = string | number | boolean | null | readonly Plain[];

/**
 * Controls one browser with a new profile, the same way for each engine. No method waits: a test
 * that waits for a change repeats the call.
 */
export interface Driver {
  readonly goto: (url: string) => Promise<void>;
  /**
   * Runs a function in the page or the entered frame.
   *
   * @param work uses no variable from outside
   */
  readonly evaluate: <T, A extends readonly Plain[]>(
    work: (...args: A) => T,
    ...args: A
  ) => Promise<Awaited<T>>;
  /** Whether the element is visible now. */
  readonly sees: (target: Target) => Promise<boolean>;
  /**
   * Presses an element with the engine's pointer, as a person does.
   *
   * @returns false when the element is missing or covered
   */
  readonly press: (target: Target) => Promise<boolean>;
  /** Presses a field and types with the engine's keyboard. @returns as `press` */
  readonly type: (target: Target, text: string) => Promise<boolean>;
  /**
   * Directs all later calls to a frame.
   *
   * @param frameTitle undefined: the page itself
   * @returns as `press`
   */
  readonly enter: (frameTitle?: string) => Promise<boolean>;
  /** @param width of the page, CSS pixels */
  readonly resize: (width: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Finds an element. The driver runs this function in the page. */
export function findInPage(role: Target['role'], name: string): Element | null {
  const isPart = role === 'alert' || role === 'link';
  const fields = 'input:not([type=checkbox],[type=radio],[type=hidden]), textarea';
  const selectors = {
    alert: '[role=alert]',
    button: 'button, [role=button]',
    checkbox: 'input[type=checkbox]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    radio: 'input[type=radio]',
    textbox: fields,
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label');
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const naming = by.length > 0 ? by.map((id) => document.getElementById(id)) : [element];
    const texts = labels && by.length === 0 ? [...(element.labels ?? [])] : naming;
    return label ?? texts.map((each) => plain(each?.textContent)).join(' ');
  };
  const isNamed = (element: Element) =>
    isPart ? nameOf(element).includes(name) : nameOf(element) === name;
  const all = [...document.querySelectorAll(selectors[role])];
  const seen = all.find((element) => isNamed(element) && element.checkVisibility());
  // Answer the label of a radio button, which is what a person presses.
  return (role === 'radio' && seen?.closest('label')) || (seen ?? null);
}
