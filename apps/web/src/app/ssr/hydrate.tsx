import { setServerSnapshot } from "@shop/machine-factories/react";
import { startTransition, useEffect, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject } from "react-router";
import { nextTask } from "../../platform/browser/next-task.ts";
import { createApp, type App, type Services } from "../machine/create-app.ts";
import type { ShopRouter } from "../router/routes.tsx";
import { changedFields, replayEvents, stopCapture } from "./event-replay.ts";
import type { ServerState } from "./server-state.ts";

/**
 * Restores the server's machines, without starting them. The machine of the marketplace is in a chunk of its own: it is
 * loaded first, as XState drops a child of a snapshot whose logic it does not have.
 */
export async function restoreApp(services: Services, { snapshot }: ServerState): Promise<App> {
  const hasMarketplace = "children" in snapshot && Object.hasOwn(Object(snapshot.children), "catalog");
  const marketplace = hasMarketplace
    ? (await import("../machine/open-marketplace.ts")).provideMarketplace(services)
    : undefined;
  // Everything comes from the snapshot: XState does not use the input of a machine that is restored.
  const app = createApp(services, { session: null }, { snapshot, marketplace });
  for (const actor of Object.values(app.getSnapshot().children)) setServerSnapshot(actor);
  return app;
}

/**
 * Creates the router of a server-rendered page. Its screen's code is loaded first, so that the first render has the
 * server's markup. Without `loaderData` the page is a skeleton: its screen is loaded once the machines have `started`.
 */
export async function hydrateRouter(
  routes: RouteObject[],
  { loaderData }: ServerState,
  started: Promise<void>,
): Promise<ShopRouter> {
  const matched = (matchRoutes(routes, location) ?? []).map(({ route }) => route);
  if (!loaderData) {
    for (const route of matched) loadAfter(started, route);
    return createBrowserRouter(routes);
  }
  await Promise.all(matched.map(loadCode));
  return createBrowserRouter(routes, { hydrationData: { loaderData } });
}

/** Makes a route wait for the machines to start: its loader sends events to them, and `lazy` may bring the loader. */
function loadAfter(started: Promise<void>, route: RouteObject): void {
  const afterStart =
    <Input extends unknown[], Output>(load: (...input: Input) => Output) =>
    async (...input: Input): Promise<Awaited<Output>> => {
      await started;
      return await load(...input);
    };
  if (typeof route.lazy === "function") route.lazy = afterStart(route.lazy);
  if (typeof route.loader === "function") route.loader = afterStart(route.loader);
}

/** Puts the code of a lazy route into the route. */
async function loadCode(route: RouteObject): Promise<void> {
  if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
}

/**
 * Hydrates a server-rendered page in short tasks, and then replays what was pressed and typed before. React hydrates
 * what stands in a `Suspense` boundary after the rest, or at once when the shopper acts on it.
 * @param start starts the machines. Not earlier: their first changes would differ from the server's markup.
 */
export function hydrate(page: HTMLElement, shop: ReactNode, start: () => Promise<void>): void {
  const onHydrated = async () => {
    // Typed text is read before the machines start, as React overwrites it when it renders a field again.
    const fields = changedFields(page);
    await nextTask();
    await start();
    // Presses are captured until the machines run: earlier events would be lost.
    const pressed = stopCapture();
    // Meanwhile React renders what the start of the machines has changed.
    await nextTask();
    await replayEvents(fields, pressed);
    delete page.dataset["serverRendered"];
  };
  startTransition(() => {
    hydrateRoot(page, <Hydrated onHydrated={onHydrated}>{shop}</Hydrated>);
  });
}

/** Renders into an empty page, or over markup that may be outdated. */
export function render(page: HTMLElement, shop: ReactNode): void {
  stopCapture();
  delete page.dataset["serverRendered"];
  for (const element of document.head.querySelectorAll("[data-server-rendered]")) element.remove();
  createRoot(page).render(shop);
}

/** React runs the effect of a parent last: by then all is hydrated but what stands in a `Suspense` boundary. */
function Hydrated({ onHydrated, children }: { onHydrated: () => Promise<void>; children: ReactNode }) {
  useEffect(() => void onHydrated(), [onHydrated]);
  return children;
}
