import { cleanup, configure, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { onTestFinished, vi } from "vitest";
import { RouterProvider } from "react-router/dom";
import { ShopApp } from "../app.tsx";
import { openShop, type OpenShop, type Visit } from "./open-shop.ts";

/** jsdom has no layout, so these observers never fire. */
class Unobserving {
  observe = () => undefined;
  disconnect = () => undefined;
}

/** Renders the whole shop as a shopper opens it. */
export async function renderShop(visit: Visit = {}) {
  const shop = await openShop(visit);
  renderOpenShop(shop);
  return { shop, user: userEvent.setup() };
}

/** Renders a shop that is already open, until the test is over. */
export function renderOpenShop(shop: OpenShop): void {
  // The code of the next screen may still have to be compiled, on a busy machine.
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
