import { nextTask } from "../../platform/browser/next-task.ts";

/** What a shopper has done to a server-rendered page, by names that the page which takes its place has too. */
export type RecordedEvents = {
  focused: { name: string; caret: [number, number] | null } | null;
  typed: { name: string; text: string }[];
  chosen: string[];
  unfolded: string[];
  pressed: string[];
  scroll: [left: number, top: number];
  /** Rows that scroll by themselves: which one, and how far, in px. */
  pushed: [row: number, left: number][];
};

type TextBox = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What scrolls by itself can be reached by the keyboard. */
const ROWS = '[tabindex="0"]';
const CONTROLS = "a[href], button, input, select, textarea, form, details, summary, [tabindex]";

export function recordEvents(page: HTMLElement): RecordedEvents {
  const events: RecordedEvents = {
    focused: null,
    typed: [],
    chosen: [],
    unfolded: [],
    pressed: [],
    scroll: [scrollX, scrollY],
    pushed: [...page.querySelectorAll(ROWS)].flatMap(({ scrollLeft }, row) =>
      scrollLeft > 0 ? [[row, scrollLeft]] : [],
    ),
  };
  // To name them takes long, and most shoppers have touched none.
  let names: Map<HTMLElement, string> | undefined;
  const called = (control: HTMLElement) => (names ??= namesOf(page)).get(control) ?? "";
  for (const control of page.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control === document.activeElement)
      events.focused = { name: called(control), caret: caretOf(control) };
    if (control.dataset["pressed"] !== undefined) events.pressed.push(called(control));
    if (control instanceof HTMLDetailsElement && control.open) events.unfolded.push(called(control));
    if (isTick(control)) {
      if (control.checked !== control.defaultChecked) events.chosen.push(called(control));
    } else if (isTextBox(control) && control.value !== writtenIn(control)) {
      events.typed.push({ name: called(control), text: control.value });
    }
  }
  return events;
}

/** Whether more was done than to scroll. */
export const hasTouched = ({ focused, typed, chosen, unfolded, pressed }: RecordedEvents) =>
  focused !== null || [typed, chosen, unfolded, pressed].some(({ length }) => length > 0);

/** Does it again to the page that has taken the place, which listens. */
export async function replayEvents(page: HTMLElement, events: RecordedEvents): Promise<void> {
  if (events.scroll.some(Boolean)) scrollTo(...events.scroll);
  const rows = page.querySelectorAll(ROWS);
  for (const [row, left] of events.pushed) rows[row]?.scrollTo({ left, behavior: "instant" });
  let controls: Map<string, HTMLElement> | undefined;
  const find = (name: string) => (controls ??= controlsOf(page)).get(name);
  for (const name of events.unfolded) {
    const folded = find(name);
    if (folded instanceof HTMLDetailsElement) folded.open = true;
  }
  const focused = events.focused && find(events.focused.name);
  focused?.focus({ preventScroll: true });
  for (const { name, text } of events.typed) {
    const box = find(name);
    if (box && isTextBox(box)) type(box, text);
  }
  if (focused instanceof HTMLInputElement && events.focused?.caret)
    focused.setSelectionRange(...events.focused.caret);
  for (const name of events.chosen) find(name)?.click();
  if (events.pressed.length === 0) return;
  // By the next task the components know what was typed.
  await nextTask();
  const now = controlsOf(page);
  for (const name of events.pressed) {
    const control = now.get(name);
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control?.click();
  }
}

/** Every control by what it is called, and which one of those with that name it is. */
function namesOf(page: HTMLElement): Map<HTMLElement, string> {
  const counts = new Map<string, number>();
  return new Map(
    [...page.querySelectorAll<HTMLElement>(CONTROLS)].map((control) => {
      const name = nameOf(control);
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [control, `${name} ${count}`];
    }),
  );
}

const controlsOf = (page: HTMLElement) =>
  new Map([...namesOf(page)].map(([control, name]) => [name, control]));

/**
 * Ids are of one drawing, the text of a form, a fold or a row is that of many things, and a link may come to say more
 * ("Carrito, 3 productos") than the page did.
 */
function nameOf(control: HTMLElement): string {
  const isPlace = !control.matches("a, button, input, select, textarea, summary");
  const label = "labels" in control ? (control.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined;
  const said =
    control.getAttribute("href") ??
    control.getAttribute("aria-label") ??
    (label ?? control).textContent.trim();
  return [
    control.tagName,
    control.getAttribute("type"),
    control.getAttribute("name"),
    isPlace || (isTextBox(control) && !label) ? control.getAttribute("aria-label") : said,
  ].join(" ");
}

function isTick(control: HTMLElement): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
}

function isTextBox(control: HTMLElement): control is TextBox {
  return (
    (control instanceof HTMLInputElement && !isTick(control)) ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}

/** What it held when it was drawn. */
function writtenIn(box: TextBox): string {
  if (!(box instanceof HTMLSelectElement)) return box.defaultValue;
  const options = [...box.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

function caretOf(control: HTMLElement): [number, number] | null {
  if (!(control instanceof HTMLInputElement)) return null;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

/** React takes a text for its own unless the element's own setter has written it. */
function type(box: TextBox, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")?.set?.call(box, text);
  box.dispatchEvent(new Event("input", { bubbles: true }));
  if (box instanceof HTMLSelectElement) box.dispatchEvent(new Event("change", { bubbles: true }));
}
