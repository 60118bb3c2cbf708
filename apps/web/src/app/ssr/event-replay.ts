import { nextTask } from "../../platform/browser/next-task.ts";

declare global {
  interface Document {
    /** The presses that the script in the head of a server-rendered page has captured before the code was loaded. */
    earlyEvents?: HTMLElement[] & EventListenerObject;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Called once the components have hydrated and their machines have started. */
export function stopCapture(): HTMLElement[] {
  const { earlyEvents } = document;
  if (!earlyEvents) return [];
  document.removeEventListener("click", earlyEvents, true);
  document.removeEventListener("submit", earlyEvents, true);
  for (const element of earlyEvents) delete element.dataset["pressed"];
  return earlyEvents;
}

/** Fields whose value has changed since they were rendered: React ignores that until it renders them again. */
export function changedFields(page: HTMLElement): [Field, value: string][] {
  return [...page.querySelectorAll<Field>("input, textarea, select")].flatMap((field) =>
    isChanged(field) ? [[field, field.value]] : [],
  );
}

/** Replays what the shopper did before hydration. Not within an effect: React could not render in between. */
export async function replayEvents(fields: [Field, string][], pressed: HTMLElement[]): Promise<void> {
  for (const [field, value] of fields) replayChange(field, value);
  // By the next task the components have the typed values.
  await nextTask();
  for (const element of pressed) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
}

function replayChange(field: Field, value: string): void {
  if (isTick(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  const { selectionStart = null, selectionEnd = null } = field instanceof HTMLSelectElement ? {} : field;
  // React must notice the change: it tracks its own setter, so the native setter of the element is called.
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  if (selectionStart !== null && field === document.activeElement && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(selectionStart, selectionEnd);
}
