import { cleanup, configure, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { onTestFinished, vi } from "vitest";
import { RouterProvider } from "react-router/dom";
import { ShopApp } from "../app.tsx";
import { openShop, type OpenShop, type Visit } from "./open-shop.ts";

/** Where nothing has a place or a size, nothing is ever seen to change. */
class Unobserving {
  observe = () => undefined;
  disconnect = () => undefined;
}

/** The whole shop on the screen, as a shopper comes to it. */
export async function renderShop(visit: Visit = {}) {
  const shop = await openShop(visit);
  renderOpenShop(shop);
  return { shop, user: userEvent.setup() };
}

/** Draws a shop that is open already, until the test is over. */
export function renderOpenShop(shop: OpenShop): void {
  // The code of the next screen may still have to be compiled, on a machine that is busy.
  configure({ asyncUtilTimeout: 10_000 });
  // jsdom has no layout
  const scrolling = vi.spyOn(window, "scrollTo").mockReturnValue(undefined);
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal("IntersectionObserver", Unobserving);
  vi.stubGlobal("ResizeObserver", Unobserving);
  render(
    <ShopApp app={shop.app}>
      <RouterProvider router={shop.router} />
    </ShopApp>,
  );
  onTestFinished(() => {
    cleanup();
    shop.close();
    scrolling.mockRestore();
  });
}
