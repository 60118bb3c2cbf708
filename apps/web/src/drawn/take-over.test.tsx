import { useEffect } from "react";
import { createMemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { nextTask } from "../wiring/next-task.ts";
import { takeOver } from "./take-over.tsx";

const page = () => document.querySelector<HTMLElement>("#root");

afterEach(() => {
  document.body.innerHTML = "";
});

it("takes the place of the drawn page, and what its screens do there comes after", async () => {
  const seen: (string | undefined)[] = [];
  function Shop() {
    useEffect(() => {
      seen.push(page()?.textContent);
    }, []);
    return <p>La tienda</p>;
  }
  const drawn = openDrawn();
  await takeOver(drawn, openRouter(), <Shop />);
  await nextTask();
  expect(page()?.textContent).toBe("La tienda");
  expect(page()?.dataset["drawn"]).toBeUndefined();
  expect(seen).toEqual(["La tienda"]);
});

it("nothing is exchanged under a finger that is down", async () => {
  const drawn = openDrawn();
  drawn.dataset["held"] = "";
  const { promise: isDrawnAside, resolve } = Promise.withResolvers<void>();
  function Shop() {
    resolve();
    return <p>La tienda</p>;
  }
  const taken = takeOver(drawn, openRouter(), <Shop />);
  await isDrawnAside;
  await tasks(20);
  expect(page()).toBe(drawn);
  delete drawn.dataset["held"];
  await taken;
  expect(page()?.textContent).toBe("La tienda");
});

function openDrawn(): HTMLElement {
  document.body.innerHTML = '<div id="root" data-drawn><p>Dibujada</p></div>';
  const drawn = page();
  if (!drawn) throw new Error("there is no page");
  return drawn;
}

function openRouter() {
  return createMemoryRouter([{ path: "/", element: null }]);
}

async function tasks(count: number): Promise<void> {
  if (count === 0) return;
  await nextTask();
  await tasks(count - 1);
}
