/** The report's style sheet, light and dark. The page holds it, so the report stays one file. */
export const PAGE_CSS = `
:root {
  color-scheme: light dark;
  --page: light-dark(#fbfaf7, #12181c);
  --card: light-dark(#ffffff, #1a2228);
  --ink: light-dark(#1c2529, #e6ebee);
  --soft: light-dark(#5f6b71, #9aa7ae);
  --line: light-dark(#e2e0d9, #2d383f);
  --product: light-dark(#0f7c74, #2fb3a8);
  --m: light-dark(#8a7f72, #a89c8d);
  --m2: light-dark(#c9b99f, #6f6557);
  --other: light-dark(#5b6fb0, #8b9fe0);
  --good: light-dark(#1c7c3c, #57c47a);
  --fair: light-dark(#8a6100, #e0b13d);
  --bad: light-dark(#b3261e, #ff8a80);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 2.5rem 1.5rem 5rem; max-width: 62rem;
  background: var(--page); color: var(--ink);
  font: 15px/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.9rem; margin: 0 0 0.25rem; letter-spacing: -0.01em; }
h2 { font-size: 1.25rem; margin: 2.75rem 0 0.75rem; }
h3 { font-size: 0.95rem; margin: 0 0 0.75rem; color: var(--soft); font-weight: 600; }
p { margin: 0.25rem 0; color: var(--soft); }
section.card {
  background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  padding: 1.1rem 1.25rem; margin: 0 0 1rem; overflow-x: auto;
}
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 0.4rem 0.6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--soft); font-size: 0.85rem; }
tr:last-child td { border-bottom: 0; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
td.spread { color: var(--soft); }
td.verdict { text-align: left; font-weight: 600; }
.reached { color: var(--good); } .held { color: var(--fair); } .missed { color: var(--bad); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.3rem 1.25rem; margin: 0; }
dt { font-weight: 600; } dd { margin: 0; color: var(--soft); }
ul.legend { display: flex; flex-wrap: wrap; gap: 0.3rem 1.25rem; list-style: none; padding: 0; margin: 0 0 0.75rem; color: var(--soft); }
ul.legend i { display: inline-block; width: 12px; height: 12px; margin-right: 0.4rem; border-radius: 2px; }
[data-chart] svg { max-width: 100%; height: auto; background: none; color: var(--ink); overflow: visible; }
`;
