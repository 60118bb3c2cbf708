/** How every page looks, in the letters of the machine. A frame's own style gives the custom properties other values. */
export const STYLE = `
  :root {
    color-scheme: light dark;
    --bg: #f6f7f9; --panel: #fff; --subtle: #eceff3; --fg: #1b1e24; --muted: #545b66;
    --border: #d0d5dc; --control: #7d8590; --accent: #1f5fae; --focus: #2f7bd9;
    --solid: #1f5fae; --solid-hover: #184d8f; --on-solid: #fff;
    --success: #1f6b3a; --success-bg: #e5f3e8; --danger: #a3241b; --danger-bg: #fbe9e6;
    --warning: #734c15; --warning-bg: #fbf2d4; --notice: #1b1e24; --on-notice: #f6f7f9; --notice-border: #2f7bd9;
    font: 1rem/1.5 system-ui, sans-serif;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --bg: #101216; --panel: #1b1e24; --subtle: #23272e; --fg: #eef1f5; --muted: #a3abb6;
      --border: #3c424b; --control: #7d8590; --accent: #8fbcf2; --focus: #8fbcf2;
      --solid: #8fbcf2; --solid-hover: #b3d2f7; --on-solid: #101216;
      --success: #86d6a0; --success-bg: #14291a; --danger: #ffa79b; --danger-bg: #3a1613;
      --warning: #f7e2a4; --warning-bg: #332009;
    }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--bg); color: var(--fg); }
  .test { padding: 0.5rem 1rem; background: var(--notice); color: var(--on-notice); border-bottom: 3px solid var(--notice-border);
    font-size: 0.875rem; text-align: center; }
  main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
  main.wide { max-width: 46rem; }
  h1 { margin: 0 0 0.75rem; font-size: 1.625rem; line-height: 1.2; text-wrap: balance; }
  h2 { margin: 1.75rem 0 0.5rem; font-size: 1rem; }
  p { margin: 0 0 1rem; }
  a { color: var(--accent); text-underline-offset: 0.2em; }
  .lead, .hint { color: var(--muted); }
  .hint { margin: 0.25rem 0 0; font-size: 0.875rem; }
  .panel { padding: 1.25rem; background: var(--panel); border: 1px solid var(--border); border-radius: 0.75rem; }
  .notice { padding: 0.75rem 1rem; border-radius: 0.5rem; background: var(--warning-bg); color: var(--warning); }
  .success { background: var(--success-bg); color: var(--success); }
  .danger { background: var(--danger-bg); color: var(--danger); }
  form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
  label { display: block; font-weight: 600; }
  input:not([type=checkbox], [type=radio]) { display: block; width: 100%; min-height: 3rem; margin-top: 0.25rem;
    padding: 0 0.75rem; border: 1px solid var(--control); border-radius: 0.5rem; background: var(--panel);
    color: inherit; font: inherit; font-weight: 400; }
  input[readonly] { background: var(--subtle); }
  input[aria-invalid=true] { border: 2px solid var(--danger); }
  input[type=checkbox], input[type=radio] { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--solid); }
  select { font: inherit; min-height: 3rem; max-width: 100%; padding: 0 0.75rem; }
  .check { display: flex; gap: 0.625rem; align-items: center; min-height: 2rem; font-weight: 400; }
  .error { margin: 0.25rem 0 0; color: var(--danger); font-size: 0.875rem; }
  button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 3rem;
    padding: 0.5rem 1.25rem; border: 1px solid var(--control); border-radius: 0.5rem;
    background: var(--panel); color: inherit; font: inherit; font-weight: 600; text-align: center;
    text-decoration: none; cursor: pointer; }
  button:hover, .button:hover { background: var(--subtle); }
  button:disabled { border-style: dashed; color: var(--muted); cursor: not-allowed; }
  .solid { border-color: transparent; background: var(--solid); color: var(--on-solid); }
  .solid:hover { background: var(--solid-hover); }
  .away { margin: 1.5rem 0 0; }
  fieldset { display: grid; gap: 0.75rem; margin: 0; padding: 0; border: 0; }
  legend { padding: 0 0 0.75rem; font-weight: 600; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0 0 1rem; }
  dt { color: var(--muted); }
  dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  [hidden] { display: none; }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap; }

  .list { display: grid; gap: 0.5rem; margin: 0; padding: 0; list-style: none; }
  .person { display: grid; grid-template-columns: 2.75rem 1fr; gap: 0 0.875rem; width: 100%;
    padding: 0.75rem 1rem; border-color: var(--border); font-weight: 400; text-align: left; }
  .initial { grid-row: span 3; display: grid; place-items: center; width: 2.75rem; height: 2.75rem;
    border-radius: 50%; background: var(--warning-bg); color: var(--warning); font-weight: 700; }
  .person b, .person span { min-width: 0; overflow-wrap: anywhere; }
  .person .state { color: var(--muted); font-size: 0.875rem; }
  details { margin-top: 1rem; }
  summary { min-height: 3rem; padding: 0.75rem 1rem; border: 1px solid var(--border); border-radius: 0.5rem;
    background: var(--panel); font-weight: 600; cursor: pointer; }
  details[open] summary { margin-bottom: 1rem; }

  .message { padding: 1.25rem; background: var(--panel); border: 1px solid var(--border);
    border-radius: 0.75rem; overflow-wrap: anywhere; }
  .panel + .panel, .message + .message { margin-top: 0.75rem; }
  .message h2 { margin: 0 0 0.75rem; font-size: 1.125rem; }
  .message p:last-child { margin: 0; }
  .envelope { display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; justify-content: space-between;
    margin: 0 0 0.5rem; color: var(--muted); font-size: 0.875rem; }
  .digits { font: 700 2rem/1.2 ui-monospace, monospace; letter-spacing: 0.15em; }
  .over .digits, .over h2 { color: var(--muted); }
`;
