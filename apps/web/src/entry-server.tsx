import { selectIsMissing, selectProduct } from "@shop/catalog-machine";
import { FailureError, type Failure } from "@shop/contract";
import type { CallInput, CallOutput, MethodName } from "@shop/contract/schemas";
import { createCriticalStyles } from "@shop/ui/critical-styles";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from "react-router";
import { waitFor, type AnyActorRef, type AnyMachineSnapshot } from "xstate";
import { ShopApp } from "./app/app.tsx";
import { createApp, type App } from "./app/machine/create-app.ts";
import { openMarketplace, type Marketplace } from "./app/machine/open-marketplace.ts";
import { createShopRoutes } from "./app/router/routes.tsx";
import { serverServices } from "./app/ssr/server-services.ts";
import { ScreenSkeleton } from "./app/ssr/screen-skeleton.tsx";
import type { ServerState } from "./app/ssr/server-state.ts";
import { writePage } from "./app/ssr/write-page.ts";
import { holdConsent } from "./features/consent/consent-holder.ts";
import { hasAnalytics, readEnvironment } from "./platform/env.ts";
import { ShopOriginContext } from "./shared/head/shop-origin.ts";

export { skeletonOf } from "../worker/screens.ts";
export { knownAddress } from "./app/ssr/known-address.ts";

type Method = MethodName<"httpCatalogServices">;

/** Calls the catalogue: resolves with a response or a failure to show; rejects with any other error. */
export type AskCatalogue = (
  method: Method,
  input: object,
) => Promise<{ value: unknown } | { failure: Failure }>;

/** A page as it is sent to the browser. */
export type RenderedPage = { status: number; html: string };

/**
 * Renders a screen for a guest with an empty cart, by the same routes, machines and components that hydrate it in the
 * browser.
 * @param address path and query
 * @param origin of the shop, such as `https://…`, for absolute URLs
 * @throws what `ask` throws, except for an unknown product or category: that is a page with the status 404
 */
export async function renderPage(
  address: string,
  { origin, ask }: { origin: string; ask: AskCatalogue },
): Promise<RenderedPage> {
  const errors: unknown[] = [];
  const call = async <M extends Method>(method: M, input: CallInput<"httpCatalogServices", M>) => {
    const answer = await ask(method, input).catch((error: unknown) => {
      errors.push(error);
      throw error;
    });
    if ("failure" in answer) throw new FailureError(answer.failure);
    // The server has validated it by the contract of this method.
    return answer.value as CallOutput<"httpCatalogServices", M>;
  };
  const services = serverServices({
    getHome: () => call("getHome", {}),
    listProducts: (request) => call("listProducts", request),
    getProduct: async (id) => (await call("getProduct", { id })).product,
  });
  const app = createApp(services, { session: null }).start();
  let marketplace: Marketplace | undefined;
  const routes = createShopRoutes(app, {
    ...services,
    readRelated: async (id) => {
      await untilLoaded(app);
      const query = app.getSnapshot().children.product?.getSnapshot();
      const product = query && selectProduct(query);
      if (!product || product.prescription) return null;
      // A failure of the catalogue is left out; another error is reported with those of the page.
      const related = await call("listRelated", { id }).catch(() => null);
      return related && { id, related };
    },
    openMarketplace: async () => (marketplace ??= openMarketplace(app, services)),
  });
  const handler = createStaticHandler(routes);
  try {
    const context = await handler.query(new Request(new URL(address, origin)));
    // The redirect's target depends on the device.
    if (context instanceof Response)
      return { status: 200, html: renderSkeleton(new URL(address, origin).pathname) };
    await untilLoaded(app);
    if (errors.length > 0) throw errors[0];
    const page = { app, context, router: createStaticRouter(handler.dataRoutes, context), origin };
    return { status: statusOf(app, context), html: renderRoutes(page, context.loaderData) };
  } finally {
    app.stop();
  }
}

/**
 * Renders the frame of a screen around its skeleton, from its path only: for when no rendered page is available. The
 * browser then loads the screen.
 */
export function renderSkeleton(pathname: string): string {
  const services = serverServices({ getHome: never, listProducts: never, getProduct: never });
  const app = createApp(services, { session: null }).start();
  const ports = { ...services, readRelated: () => null, openMarketplace: never };
  const handler = createStaticHandler(createShopRoutes(app, ports, <ScreenSkeleton />));
  // The context that the router would create if nothing had to be loaded.
  const context: StaticHandlerContext = {
    basename: "/",
    location: { pathname, search: "", hash: "", state: null, key: "default" },
    matches: handler.match(pathname) ?? [],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: (location) => handler.match(location),
  };
  try {
    return renderRoutes({ app, context, router: createStaticRouter(handler.dataRoutes, context) }, null);
  } finally {
    app.stop();
  }
}

type Rendering = {
  app: App;
  context: StaticHandlerContext;
  router: ReturnType<typeof createStaticRouter>;
  origin?: string;
};

function renderRoutes(
  { app, context, router, origin }: Rendering,
  loaderData: ServerState["loaderData"],
): string {
  const consent = hasAnalytics(readEnvironment(import.meta.env)) ? holdConsent(never) : null;
  const styles = createCriticalStyles();
  const markup = renderToString(
    <StrictMode>
      <ShopOriginContext value={origin}>
        {styles.collect(
          <ShopApp app={app} consent={consent}>
            <StaticRouterProvider context={context} hydrate={false} router={router} />
          </ShopApp>,
        )}
      </ShopOriginContext>
    </StrictMode>,
  );
  return writePage({
    pathname: context.location.pathname,
    styles: styles.toHtml(),
    markup,
    state: { snapshot: app.getPersistedSnapshot(), loaderData },
  });
}

const never = () => new Promise<never>(() => undefined);

/** A call that is pending when the state is persisted would be repeated in the browser. */
async function untilLoaded(app: App): Promise<void> {
  const { home, product, catalog } = app.getSnapshot().children;
  const queries: AnyActorRef[] = [home, product, catalog].filter((query) => query !== undefined);
  const isLoaded = (snapshot: AnyMachineSnapshot) => !snapshot.hasTag("loading");
  await Promise.all(queries.map(async (query) => waitFor(query, isLoaded)));
}

function statusOf(app: App, { matches }: StaticHandlerContext): number {
  const isUnknown = matches.at(-1)?.route.path === "*";
  const product = app.getSnapshot().children.product?.getSnapshot();
  const isMissing = product !== undefined && selectIsMissing(product);
  return isUnknown || isMissing ? 404 : 200;
}
