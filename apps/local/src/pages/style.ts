/** How every page of the embedded backend looks: the shop's gold and grey, in the letters of the machine. */
export const STYLE = `
  :root {
    color-scheme: light dark;
    --bg: #f7f6f3; --panel: #fff; --subtle: #f1efeb; --fg: #1d1c19; --muted: #585751;
    --border: #d2d1cd; --control: #85827a; --accent: #916316; --focus: #b8821a;
    --solid: #ebba3a; --solid-hover: #f2cf6f; --on-solid: #1d1c19;
    --success: #1f6b3a; --success-bg: #e5f3e8; --danger: #a3241b; --danger-bg: #fbe9e6;
    --warning: #734c15; --warning-bg: #fbf2d4;
    font: 1rem/1.5 system-ui, sans-serif;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --bg: #12110e; --panel: #1d1c19; --subtle: #22211d; --fg: #f1efeb; --muted: #a4a39e;
      --border: #41403b; --control: #85827a; --accent: #f2cf6f; --focus: #ebba3a;
      --success: #86d6a0; --success-bg: #14291a; --danger: #ffa79b; --danger-bg: #3a1613;
      --warning: #f7e2a4; --warning-bg: #332009;
    }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--bg); color: var(--fg); }
  .test { padding: 0.5rem 1rem; background: #1d1c19; color: #f1efeb; border-bottom: 3px solid #ebba3a;
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
  form { display: grid; gap: 1rem; }
  label { display: block; font-weight: 600; }
  input:not([type=checkbox]) { display: block; width: 100%; min-height: 3rem; margin-top: 0.25rem;
    padding: 0 0.75rem; border: 1px solid var(--control); border-radius: 0.5rem; background: var(--panel);
    color: inherit; font: inherit; font-weight: 400; }
  input[readonly] { background: var(--subtle); }
  input[aria-invalid=true] { border: 2px solid var(--danger); }
  input[type=checkbox] { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--solid); }
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
  .message + .message { margin-top: 0.75rem; }
  .message h2 { margin: 0 0 0.75rem; font-size: 1.125rem; }
  .message p:last-child { margin: 0; }
  .envelope { display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; justify-content: space-between;
    margin: 0 0 0.5rem; color: var(--muted); font-size: 0.875rem; }
  .digits { font: 700 2rem/1.2 ui-monospace, monospace; letter-spacing: 0.15em; }
  .over .digits, .over h2 { color: var(--muted); }
`;
