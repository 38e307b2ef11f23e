/**
 * Lets a bundler leave out unused components of a library. A bundler keeps a call at the top level,
 * as in `const Form = React.forwardRef(…)`, and an assignment to `displayName`, because both might
 * have a side effect. This loader marks such calls as pure, removes those names, and wraps classes
 * with their context. For react-router this saves 6 kB of every first visit (`npm run budgets --
 * --modules`). Limit: code that it does not recognise stays, and a budget breaks. A webpack loader.
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
