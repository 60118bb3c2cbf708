import { useEffect } from "react";
import { createMemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { nextTask } from "../../platform/browser/next-task.ts";
import { hydrate } from "./hydrate.tsx";

const page = () => document.querySelector<HTMLElement>("#root");

afterEach(() => {
  document.body.innerHTML = "";
});

it("takes the place of the server-rendered page, and what its screens do there comes after", async () => {
  const seen: (string | undefined)[] = [];
  function Shop() {
    useEffect(() => {
      seen.push(page()?.textContent);
    }, []);
    return <p>La tienda</p>;
  }
  const serverRendered = openServerRendered();
  await hydrate(serverRendered, openRouter(), <Shop />);
  await nextTask();
  expect(page()?.textContent).toBe("La tienda");
  expect(page()?.dataset["serverRendered"]).toBeUndefined();
  expect(seen).toEqual(["La tienda"]);
});

it("nothing is exchanged under a finger that is down", async () => {
  const serverRendered = openServerRendered();
  serverRendered.dataset["held"] = "";
  const { promise: isDrawnAside, resolve } = Promise.withResolvers<void>();
  function Shop() {
    resolve();
    return <p>La tienda</p>;
  }
  const taken = hydrate(serverRendered, openRouter(), <Shop />);
  await isDrawnAside;
  await tasks(20);
  expect(page()).toBe(serverRendered);
  delete serverRendered.dataset["held"];
  await taken;
  expect(page()?.textContent).toBe("La tienda");
});

it("a second finger, down again before the shop goes on, is waited for like the first", async () => {
  const serverRendered = openServerRendered();
  let looks = 0;
  // Down at first, up at one look, and down again at the next.
  const held = () => (looks++ === 3 || looks > 12 ? undefined : "");
  Object.defineProperty(serverRendered, "dataset", {
    value: Object.defineProperty({ serverRendered: "" }, "held", { get: held }),
  });
  await hydrate(serverRendered, openRouter(), <p>La tienda</p>);
  expect(page()?.textContent).toBe("La tienda");
  expect(looks).toBeGreaterThan(12);
});

it("what was pressed before is done once the screens listen", async () => {
  const received: string[] = [];
  function Shop() {
    useEffect(() => {
      const button = document.querySelector("#root button");
      const listen = () => received.push("pulsado");
      button?.addEventListener("click", listen);
      return () => button?.removeEventListener("click", listen);
    }, []);
    return <button type="button">Agregar</button>;
  }
  const serverRendered = openServerRendered('<button type="button" data-pressed>Agregar</button>');
  await hydrate(serverRendered, openRouter(), <Shop />);
  expect(received).toEqual(["pulsado"]);
});

function openServerRendered(markup = "<p>Dibujada</p>"): HTMLElement {
  document.body.innerHTML = `<div id="root" data-server-rendered>${markup}</div>`;
  const serverRendered = page();
  if (!serverRendered) throw new Error("there is no page");
  return serverRendered;
}

function openRouter() {
  return createMemoryRouter([{ path: "/", element: null }]);
}

async function tasks(count: number): Promise<void> {
  if (count === 0) return;
  await nextTask();
  await tasks(count - 1);
}
