/** The style sheet of every page of both sandboxes, light and dark. */
export const STYLE = `
:root {
  --paper: #f6f6f3; --card: #ffffff; --ink: #1c1c1a; --soft: #5b5b55; --line: #d9d9d2;
  --accent: #1f5f6e; --on-accent: #ffffff; --bad: #a3201b; --good: #1d6b36; --mark: #fff1c2;
  --on-mark: #4d3a00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #141614; --card: #1e211f; --ink: #eeeeea; --soft: #b1b3ac; --line: #3a3e3a;
    --accent: #7cc4d4; --on-accent: #08262d; --bad: #ff9d95; --good: #8fd7a4; --mark: #4a3b08;
    --on-mark: #ffedb3;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
.test-mark {
  margin: 0; padding: .4rem 1rem; background: var(--mark); color: var(--on-mark);
  font-weight: 700; text-align: center; font-size: .9rem;
}
.test-mark span { font-weight: 400; }
main { width: min(60rem, 100%); margin: 0 auto; padding: 1.5rem 1rem 4rem; }
main.wide { width: min(80rem, 100%); }
h1 { font-size: 1.35rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.05rem; margin: 2rem 0 .5rem; }
p { margin: .25rem 0 .75rem; }
.soft { color: var(--soft); }
.good { color: var(--good); }
.bad { color: var(--bad); }
.price { font-size: 2rem; font-weight: 700; line-height: 1.2; margin: .25rem 0; }
.split { display: grid; gap: 1.5rem; }
@media (min-width: 48rem) {
  .split { grid-template-columns: 1fr 1.1fr; gap: 3.5rem; padding-top: 2rem; }
}
.card {
  background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem;
}
h3 { font-size: 1rem; margin: 0; }
.card > h2:first-child, form.card > :first-child label, .card > form > :first-child label,
.card > form:first-child > h2, .card > form > .pay:first-child { margin-top: 0; }
main:not(.split) form.card { max-width: 28rem; }
.wide .card form { max-width: 28rem; }
.wide .card form + p { margin-top: 1rem; }
.sum { width: 100%; border-collapse: collapse; margin: 1rem 0; }
.sum td { padding: .35rem 0; vertical-align: top; }
.sum td:last-child { text-align: right; white-space: nowrap; padding-left: 1rem; }
.sum tr.total td { border-top: 1px solid var(--line); font-weight: 700; padding-top: .6rem; }
label { display: block; font-weight: 600; margin: .9rem 0 .25rem; }
select + button { margin-top: .6rem; }
input, select {
  width: 100%; font: inherit; color: inherit; background: var(--card); padding: .6rem .7rem;
  border: 1px solid var(--soft); border-radius: .45rem;
}
input[aria-invalid='true'] { border-color: var(--bad); border-width: 2px; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
.error { color: var(--bad); font-size: .92rem; margin: .25rem 0 0; }
.alert {
  border: 1px solid var(--bad); border-radius: .45rem; color: var(--bad); padding: .6rem .8rem;
  margin: 0 0 .75rem;
}
button, .button {
  display: inline-block; font: inherit; font-weight: 600; cursor: pointer; text-decoration: none;
  padding: .55rem 1rem; border-radius: .45rem; border: 1px solid var(--soft);
  background: transparent; color: inherit; min-height: 2.75rem;
}
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.pay { width: 100%; margin-top: 1.25rem; }
.actions { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: 1rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
details { margin-top: 1.25rem; }
summary { cursor: pointer; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem .8rem; margin: .6rem 0; }
dd { margin: 0; }
.scroll { overflow-x: auto; }
.scroll table { border-collapse: collapse; width: 100%; font-size: .9rem; }
.scroll th, .scroll td {
  text-align: left; padding: .35rem .7rem .35rem 0; border-bottom: 1px solid var(--line);
  vertical-align: top; white-space: nowrap;
}
.scroll button { padding: .1rem .6rem; min-height: 1.6rem; }
code { font: .85em ui-monospace, SFMono-Regular, Consolas, monospace; }
.narrow { width: min(28rem, 100%); margin: 2rem auto 0; }
@media (forced-colors: active) { button.main { border: 2px solid; } }
@media (max-width: 26rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
  /* Takes the Enter key, so that another button of the form does not. */
  button.default { position: absolute; width: 1px; height: 1px; padding: 0; opacity: 0; pointer-events: none; }
`;
