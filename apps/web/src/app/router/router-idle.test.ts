import { createMemoryRouter } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { routerIdle } from "./router-idle.ts";

test("a page whose first screen is on its way has not arrived", async () => {
  const code = Promise.withResolvers<{ Component: () => null }>();
  const router = createMemoryRouter([{ path: "/", lazy: () => code.promise }]).initialize();
  onTestFinished(() => router.dispose());
  const arrived = routerIdle(router).then(() => router.state.initialized);
  code.resolve({ Component: () => null });
  expect(await arrived).toBe(true);
});

/** A router at home whose other screen has code that comes, or does not, when the test says so. */
function openRouter() {
  const code = Promise.withResolvers<{ Component: () => null }>();
  const router = createMemoryRouter([
    { path: "/" },
    { path: "/nosotros", lazy: () => code.promise },
  ]).initialize();
  onTestFinished(() => router.dispose());
  return { router, code };
}

test("a page that goes nowhere has arrived", async () => {
  const { router } = openRouter();
  await routerIdle(router);
  expect(router.state.location.pathname).toBe("/");
});

test.for(["comes", "is missing"])("a screen whose code %s is arrived at", async (how) => {
  const { router, code } = openRouter();
  void router.navigate("/nosotros");
  const arrived = routerIdle(router).then(() => router.state.location.pathname);
  expect(router.state.location.pathname).toBe("/");
  if (how === "comes") code.resolve({ Component: () => null });
  else code.reject(new TypeError("Failed to fetch dynamically imported module"));
  expect(await arrived).toBe("/nosotros");
});
