/**
 * Puts a style sheet in force when the module that imports it is evaluated, as a constructed sheet:
 * no request, no element in the page, and no content security policy of inline styles applies to it.
 * It stays in force; its class names are those of one build of one package.
 *
 * A webpack loader that stands before css-loader and takes the text and the class names from it.
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
