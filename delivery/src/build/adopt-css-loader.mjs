/**
 * Turns a style sheet into a constructed sheet that applies when its module is evaluated. That
 * needs no request, no element and no policy for inline styles. The sheet is never removed, because
 * its class names belong to one build of one package. Place this webpack loader before css-loader.
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
