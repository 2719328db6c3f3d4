/** The look of the page, light or dark as chosen on the dashboard, or as the person's system is. */
export const style = `:root {
  color-scheme: light dark;
  --bg: light-dark(#ffffff, #12171a);
  --panel: light-dark(#f6f8f9, #1a2126);
  --line: light-dark(#dfe4e8, #2f3a41);
  --fg: light-dark(#1a2126, #e6eaed);
  --muted: light-dark(#56626b, #98a4ad);
  --accent: light-dark(#0f6a85, #74bdd2);
  --post: light-dark(#8a4b00, #f0b35c);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 72px; }
body { margin: 0; color: var(--fg); background: var(--bg);
  font: 15px/1.6 'Noto Sans SC Variable', system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif; }
a { color: var(--accent); }
code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace, 'Noto Sans SC Variable'; }
[hidden], [data-language=zh] .en, [data-language=en] .zh { display: none !important; }
header { position: sticky; top: 0; z-index: 1; display: flex; gap: 12px 16px; align-items: center;
  padding: 10px max(24px, calc((100vw - 1400px) / 2 + 24px)); background: var(--bg); border-bottom: 1px solid var(--line); }
header h1 { margin: 0; font-size: 18px; white-space: nowrap; }
header input { flex: 1; min-width: 0; max-width: 480px; height: 36px; padding: 0 12px; font: inherit;
  color: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: 6px; }
.languages { display: flex; margin-inline-start: auto; }
.languages button { height: 36px; padding: 0 12px; font: inherit; color: var(--muted); cursor: pointer;
  background: none; border: 1px solid var(--line); }
.languages button:first-child { border-radius: 6px 0 0 6px; border-inline-end: 0; }
.languages button:last-child { border-radius: 0 6px 6px 0; }
.languages [aria-pressed=true] { color: var(--bg); background: var(--accent); border-color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.page { display: grid; grid-template-columns: 240px minmax(0, 1fr); max-width: 1400px; margin: 0 auto; }
nav { position: sticky; top: 57px; align-self: start; max-height: calc(100vh - 57px); overflow: auto;
  padding: 20px 12px 24px 24px; border-inline-end: 1px solid var(--line); }
nav a { display: block; padding: 3px 8px; color: var(--fg); text-decoration: none; border-radius: 4px; }
nav a:hover { background: var(--panel); }
nav small { color: var(--muted); }
main { padding: 4px 24px 64px 32px; }
h2 { margin: 32px 0 12px; font-size: 18px; }
h2 small { color: var(--muted); font-weight: normal; font-size: 14px; }
h4 { margin: 20px 0 6px; font-size: 14px; }
pre { overflow: auto; max-height: 400px; margin: 8px 0; padding: 12px; background: var(--panel);
  border: 1px solid var(--line); border-radius: 6px; }
.call { margin: 6px 0; padding: 0 14px; border: 1px solid var(--line); border-radius: 6px; }
.call[open] { padding-bottom: 14px; }
summary { display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: baseline; margin: 0 -14px; padding: 8px 14px;
  cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--panel); }
.call[open] summary { border-bottom: 1px solid var(--line); }
.path { overflow-wrap: anywhere; }
.name { margin-inline-start: auto; color: var(--muted); font-size: 13px; overflow-wrap: anywhere; }
.method { min-width: 42px; font: 600 12px/1.5 ui-monospace, Menlo, Consolas, monospace; color: var(--post); }
.method.get { color: var(--accent); }
.facts { display: flex; flex-wrap: wrap; gap: 6px; }
.facts > span { padding: 1px 8px; font-size: 13px; color: var(--muted); background: var(--panel);
  border: 1px solid var(--line); border-radius: 4px; overflow-wrap: anywhere; }
.try { margin-top: 20px; padding-top: 4px; border-top: 1px solid var(--line); }
.try label { display: block; margin: 8px 0; color: var(--muted); font-size: 14px; }
.try input, .try textarea { display: block; width: 100%; margin-top: 4px; padding: 8px 12px; color: var(--fg);
  background: var(--panel); border: 1px solid var(--line); border-radius: 6px; font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; }
.try textarea { resize: vertical; }
.try button { height: 36px; padding: 0 20px; font: inherit; color: var(--bg); cursor: pointer;
  background: var(--accent); border: 0; border-radius: 6px; }
.try[aria-busy] button { opacity: .6; }
.try [role=status]:not(:empty) { margin-top: 12px; }
.caution { color: var(--post); margin: 6px 0; }
.table { overflow-x: auto; max-height: 560px; overflow-y: auto; border: 1px solid var(--line); border-radius: 6px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th { position: sticky; top: 0; background: var(--panel); font-weight: 600; white-space: nowrap; }
th, td { padding: 5px 12px; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; }
td code { overflow-wrap: anywhere; }
td { min-width: 64px; }
td:first-child { min-width: 120px; }
td:last-child { min-width: 180px; }
@media (max-width: 900px) {
  header { flex-wrap: wrap; padding: 10px 16px; }
  header input { order: 1; flex-basis: 100%; max-width: none; height: 44px; }
  .languages button { height: 44px; }
  html { scroll-padding-top: 124px; }
  .page { display: block; }
  nav { position: static; max-height: none; display: flex; gap: 4px; overflow-x: auto; padding: 10px 16px;
    white-space: nowrap; border: 0; border-bottom: 1px solid var(--line); }
  nav a { padding: 8px 10px; border: 1px solid var(--line); }
  main { padding: 0 16px 48px; }
  .name { margin-inline-start: 0; }
  main table { min-width: 600px; }
  #start table { min-width: 0; }
}
`;
