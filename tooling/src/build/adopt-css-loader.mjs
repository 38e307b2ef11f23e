/**
 * Applies a style sheet as a constructed sheet when the module that imports it is evaluated. That
 * needs no request and no element, and no content security policy for inline styles. It is never
 * removed; its class names belong to one build of one package.
 *
 * A webpack loader placed before css-loader; it takes the text and the class names from it.
 *
 * @param {string} request the loaders and the file behind this one
 */
export function pitch(request) {
  const css = JSON.stringify(this.utils.contextify(this.context, `!!${request}`));
  return `
    import * as all from ${css};
    const { default: text, ...names } = all;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    export default names;
  `;
}

export default (source) => source;
