import { createMemoryRouter } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { routerIdle } from "./router-idle.ts";

test("a page whose first screen is still loading is not idle", async () => {
  const code = Promise.withResolvers<{ Component: () => null }>();
  const router = createMemoryRouter([{ path: "/", lazy: () => code.promise }]).initialize();
  onTestFinished(() => router.dispose());
  const arrived = routerIdle(router).then(() => router.state.initialized);
  code.resolve({ Component: () => null });
  expect(await arrived).toBe(true);
});

/** A router at home; the test resolves or rejects the code of its other screen. */
function openRouter() {
  const code = Promise.withResolvers<{ Component: () => null }>();
  const router = createMemoryRouter([
    { path: "/" },
    { path: "/nosotros", lazy: () => code.promise },
  ]).initialize();
  onTestFinished(() => router.dispose());
  return { router, code };
}

test("a page without a navigation is idle", async () => {
  const { router } = openRouter();
  await routerIdle(router);
  expect(router.state.location.pathname).toBe("/");
});

test.for(["loads", "is missing"])("a router is idle after a screen whose code %s", async (how) => {
  const { router, code } = openRouter();
  void router.navigate("/nosotros");
  const arrived = routerIdle(router).then(() => router.state.location.pathname);
  expect(router.state.location.pathname).toBe("/");
  if (how === "loads") code.resolve({ Component: () => null });
  else code.reject(new TypeError("Failed to fetch dynamically imported module"));
  expect(await arrived).toBe("/nosotros");
});
