/** How the list finds an element: as a person would name it. */
export interface Target {
  readonly role: 'alert' | 'button' | 'checkbox' | 'heading' | 'link' | 'radio' | 'textbox';
  /** Its whole accessible name; a part of it for an alert and a link. */
  readonly name: string;
}

type Plain = string | number | boolean | null | readonly Plain[];

/**
 * One browser with a profile of its own. Every method answers for the present moment, so a test
 * that waits for a change repeats the call. Each driver of an engine can do all of this.
 */
export interface Driver {
  readonly goto: (url: string) => Promise<void>;
  /**
   * Runs a function in the page, or in the frame that was entered.
   *
   * @param work uses nothing from outside of itself
   */
  readonly evaluate: <T, A extends readonly Plain[]>(
    work: (...args: A) => T,
    ...args: A
  ) => Promise<Awaited<T>>;
  /** Whether a person can see the element now. */
  readonly sees: (target: Target) => Promise<boolean>;
  /**
   * Presses an element with the engine's own pointer, so that the press is a person's.
   *
   * @returns false when the element is not there yet, or something lies over it
   */
  readonly press: (target: Target) => Promise<boolean>;
  /** Presses a field and types with the engine's own keyboard. @returns as `press` */
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

/** Finds an element in a page; it runs there. */
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
  // A person presses the words beside it.
  return (role === 'radio' && seen?.closest('label')) || (seen ?? null);
}
