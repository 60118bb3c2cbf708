import { afterEach, expect, it } from "vitest";
import { recordEvents, replayEvents } from "./event-replay.ts";

const PAGE = `
  <details><summary>Filtros</summary></details>
  <form><label for="a1">Nombre<input id="a1" name="nombre" value=""></label><button>Enviar</button></form>
  <label><input type="checkbox" name="frio">Frío</label>
  <select aria-label="Orden"><option>Precio</option><option>Nombre</option></select>
  <button>Agregar</button><button>Agregar</button><a href="/home">Inicio</a>`;

afterEach(() => {
  document.body.innerHTML = "";
});

it("another page, with other ids, gets the focus, the caret, what was typed, chosen, unfolded and pressed", async () => {
  const page = open(PAGE);
  get(page, "details").open = true;
  const box = get(page, "input");
  box.value = "Ana";
  box.focus();
  box.setSelectionRange(1, 2);
  get(page, "[type=checkbox]").checked = true;
  get(page, "select").value = "Nombre";
  page.querySelectorAll("button")[2]?.setAttribute("data-pressed", "");

  const events = recordEvents(page);
  page.innerHTML = PAGE.replaceAll("a1", "b2");
  const received: string[] = [];
  for (const type of ["input", "change", "click"])
    page.addEventListener(type, ({ target }) => received.push(`${type} ${(target as Element).tagName}`));
  const pressed = [...page.querySelectorAll("button")].map((button, index) => {
    button.addEventListener("click", () => received.push(`button ${index}`));
    return button;
  });
  await replayEvents(page, events);

  expect(pressed).toHaveLength(3);
  expect(get(page, "details").open).toBe(true);
  expect(get(page, "#b2")).toBe(document.activeElement);
  const { value, selectionStart, selectionEnd } = get(page, "#b2");
  expect({ value, selectionStart, selectionEnd }).toEqual({
    value: "Ana",
    selectionStart: 1,
    selectionEnd: 2,
  });
  expect(get(page, "[type=checkbox]").checked).toBe(true);
  expect(get(page, "select").value).toBe("Nombre");
  expect(received).toEqual([
    "input INPUT",
    "input SELECT",
    "change SELECT",
    "click INPUT",
    "input INPUT",
    "change INPUT",
    "button 2",
    "click BUTTON",
  ]);
});

it.for([
  ["a row that scrolls", "ul"],
  ["what unfolds", "summary"],
  ["where the skip link leads", "main"],
  ["a link that says more than before", "a"],
] as const)("%s keeps the focus", async ([, selector]) => {
  const markup = `<main tabindex="-1"><details><summary>Filtros</summary></details>
    <ul aria-label="Fotos" tabindex="0"><li>Una</li></ul><a href="/carritocompras">Carrito vacío</a></main>`;
  const page = open(markup);
  get(page, selector).focus();
  const events = recordEvents(page);
  page.innerHTML = markup.replace("Carrito vacío", "Carrito, 3 productos").replace("Una", "Otra");
  await replayEvents(page, events);
  expect(get(page, selector)).toBe(document.activeElement);
});

it("a row is where it was pushed", async () => {
  const row = '<ul tabindex="0"></ul>';
  const page = open(row);
  get(page, "ul").scrollLeft = 300;
  const events = recordEvents(page);
  expect(events.pushed).toEqual([[0, 300]]);
  page.innerHTML = row;
  // This page has no layout: it notes where it is told to scroll.
  const told: unknown[] = [];
  get(page, "ul").scrollTo = (to?: unknown) => void told.push(to);
  await replayEvents(page, events);
  expect(told).toEqual([{ left: 300, behavior: "instant" }]);
});

it("a form that was sent is sent again, by its own page", async () => {
  const page = open(PAGE);
  get(page, "form").setAttribute("data-pressed", "");
  const events = recordEvents(page);
  page.innerHTML = PAGE;
  const sent: string[] = [];
  get(page, "form").addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push("sent");
  });
  await replayEvents(page, events);
  expect(sent).toEqual(["sent"]);
});

it("who has done nothing finds nothing done", async () => {
  const page = open(PAGE);
  const events = recordEvents(page);
  const nothing = { focused: null, typed: [], chosen: [], unfolded: [], pressed: [], pushed: [] };
  expect(events).toEqual({ ...nothing, scroll: [0, 0] });
  page.innerHTML = "";
  await replayEvents(page, { ...events, pressed: ["BUTTON nada 0"] });
  expect(page.innerHTML).toBe("");
});

function open(markup: string): HTMLElement {
  document.body.innerHTML = `<div>${markup}</div>`;
  return get(document.body, "div");
}

function get<K extends keyof HTMLElementTagNameMap>(page: HTMLElement, selector: K): HTMLElementTagNameMap[K];
function get(page: HTMLElement, selector: "#b2" | "[type=checkbox]"): HTMLInputElement;
function get(page: HTMLElement, selector: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}
