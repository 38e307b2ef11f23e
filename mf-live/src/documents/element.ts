type Props<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style' | 'children'>
>;

/**
 * Creates an element of a standalone document that works without a framework.
 *
 * @param props properties, not attributes: `className`, `textContent`, `onclick`
 * @param children text is added as text, never as HTML
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props<Tag> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children);
  return node;
}

/** The element that a standalone document fills. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element #root');
  return root;
}
