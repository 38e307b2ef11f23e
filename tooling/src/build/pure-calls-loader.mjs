/**
 * Lets a bundler leave out what nobody uses of a library: a call at the top level of a module, as in
 * `const Form = React.forwardRef(…)`, might do something besides, so a bundler keeps it and all that
 * it needs; and so might an assignment that gives a component its name for the developer tools.
 *
 * It marks such calls as pure, leaves out those names, and closes classes around their context. Made
 * for what react-router publishes: 6 kB of every first visit were parts of it that no page uses. What
 * it does not recognise stays as it is, and the budgets name the module that grew.
 *
 * A webpack loader.
 *
 * @param {string} source a module as its library publishes it
 */
export default function pureCalls(source) {
  return source
    .replace(
      /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
      '$1/* @__PURE__ */ $2',
    )
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{\n(?:(?: .*)?\n)*?\};)\n\1\.contextType = (\w+);$/gm,
      'var $1 = /* @__PURE__ */ (() => {\nconst $1 = $2\n$1.contextType = $3;\nreturn $1;\n})();',
    );
}
