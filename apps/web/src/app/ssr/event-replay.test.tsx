import { act, cleanup } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nextTask } from "../../platform/browser/next-task.ts";
import { changedFields, replayEvents, stopCapture } from "./event-replay.ts";
import { FIRST_PAINT } from "./first-paint.ts";
import { hydrate as hydrateShop } from "./hydrate.tsx";

/** Controlled fields, like those of the shop. */
function Form({ onDone }: { onDone: (what: string) => void }) {
  const [text, setText] = useState("");
  const [order, setOrder] = useState("name");
  const [isOn, setOn] = useState(false);
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(`send ${text} ${order} ${isOn}`);
      }}
    >
      <input onChange={(event) => setText(event.target.value)} value={text} />
      <input checked={isOn} onChange={(event) => setOn(event.target.checked)} type="checkbox" />
      <select onChange={(event) => setOrder(event.target.value)} value={order}>
        <option value="name">Nombre</option>
        <option value="price">Precio</option>
      </select>
      <button onClick={() => onDone("add")} type="button">
        Agregar
      </button>
      <button>Enviar</button>
    </form>
  );
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

afterEach(() => {
  cleanup();
  stopCapture();
});

/** A server-rendered page in which only the script in its head has run. */
function openPage() {
  const done: string[] = [];
  const form = <Form onDone={(what) => done.push(what)} />;
  const page = document.createElement("div");
  page.innerHTML = renderToString(form);
  document.body.append(page);
  const script = document.createElement("script");
  script.textContent = FIRST_PAINT;
  document.head.append(script);
  script.remove();
  const [input, tick, select, add, send] = [
    ...page.querySelectorAll<HTMLInputElement>("input, select, button"),
  ];
  if (!input || !tick || !select || !add || !send) throw new Error("the form is not whole");
  const hydrate = async () => {
    const pressed = stopCapture();
    await act(async () => void hydrateRoot(page, form));
    const fields = changedFields(page);
    await act(async () => {
      await replayEvents(fields, pressed);
      await nextTask();
    });
  };
  const hydrateUnawaited = () => hydrateShop(page, form, async () => void done.push("start"));
  return { done, input, tick, select, add, send, hydrate, hydrateUnawaited };
}

it("what was typed, ticked and chosen is known to the components, and then what was pressed is done", async () => {
  const { done, input, tick, select, add, send, hydrate } = openPage();
  input.value = "arroz";
  tick.click();
  select.value = "price";
  send.click();
  add.click();
  add.click();
  expect(add.dataset["pressed"]).toBe("");
  expect(done).toEqual([]);
  await hydrate();
  expect(done).toEqual(["send arroz price true", "add", "add"]);
  expect(add.dataset["pressed"]).toBeUndefined();
});

it("what is pressed while the page is hydrated is done once the machines have started", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const { done, add, hydrateUnawaited } = openPage();
  hydrateUnawaited();
  add.click();
  await expect.poll(() => done).toEqual(["start", "add"]);
});

it("a page where nothing was done does nothing", async () => {
  const { done, hydrate } = openPage();
  await hydrate();
  expect(done).toEqual([]);
});
