import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, it, onTestFinished } from "vitest";
import { ShopApp } from "../../app.tsx";
import { openShop } from "../../testing/open-shop.ts";
import { LazyToasts } from "./lazy-toasts.tsx";
import { Toasts } from "./toasts.tsx";

const SIGNED_IN = "Iniciaste sesión. ¡Qué gusto verte!";

/** Renders the messages; the test answers each load of their code. */
async function renderLazyToasts() {
  const shop = await openShop({ path: "/quienessomos" });
  const loads: PromiseWithResolvers<{ Toasts: typeof Toasts }>[] = [];
  const load = () => {
    const answer = Promise.withResolvers<{ Toasts: typeof Toasts }>();
    loads.push(answer);
    return answer.promise;
  };
  const router = createMemoryRouter([
    { path: "*", element: <LazyToasts isCartOpen={false} load={load} openCart={() => undefined} /> },
  ]);
  render(
    <ShopApp app={shop.app}>
      <RouterProvider router={router} />
    </ShopApp>,
  );
  onTestFinished(() => {
    cleanup();
    router.dispose();
    shop.close();
  });
  const notify = (notice: "signedIn" | "signedOut") =>
    act(() => shop.app.send({ type: "session.notice", notice }));
  return { loads, notify };
}

it("a message from before the code of the messages had loaded is shown afterwards", async () => {
  const { loads, notify } = await renderLazyToasts();
  notify("signedIn");
  expect(screen.queryByText(SIGNED_IN)).toBeNull();
  loads[0]?.resolve({ Toasts });
  expect((await screen.findByText(SIGNED_IN)).role).toBe("status");
});

it("code that failed to load is loaded again at the next message", async () => {
  const { loads, notify } = await renderLazyToasts();
  expect(loads).toHaveLength(1);
  await act(async () => loads[0]?.reject(new Error("the network is gone")));
  notify("signedIn");
  expect(loads).toHaveLength(2);
  loads[1]?.resolve({ Toasts });
  expect((await screen.findByText(SIGNED_IN)).role).toBe("status");
});
