import { selectIsMissing } from "@shop/catalog-machine";
import { FailureError } from "@shop/contract";
import type { CallInput, CallOutput, MethodName } from "@shop/contract/schemas";
import { createCriticalStyles } from "@shop/ui/critical-styles";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter } from "react-router";
import { ShopApp } from "./app/app.tsx";
import { createApp, type App } from "./app/create-app.ts";
import { openMarketplace } from "./app/open-marketplace.ts";
import { holdConsent } from "./features/consent/consent-holder.ts";
import { hasAnalytics, readEnvironment } from "./platform/env.ts";
import { ShopOriginContext } from "./shared/head/shop-origin.ts";
import { createShopRouter, type ShopRouter } from "./app/router.tsx";
import { queryKeyOf, type Answer, type DehydratedState } from "./app/ssr/dehydrated-state.ts";
import { serverPorts } from "./app/ssr/server-ports.ts";
import { serverServices } from "./app/ssr/server-services.ts";
import { routerOpen } from "./app/ssr/router-open.ts";
import { writePage } from "./app/ssr/write-page.ts";

/** Asks the catalogue: an answer, or what a shopper is told. Rejects with what no shopper is told. */
export type AskCatalogue = (method: Method, input: object) => Promise<Answer>;

const never = () => new Promise<never>(() => undefined);

type Method = MethodName<"httpCatalogServices">;

/** A page as it goes to the browser. */
export type RenderedPage = { status: number; html: string };

/**
 * Draws a screen as a shopper sees it who is not logged in and has nothing in the cart, by the same router, machines
 * and components that take its place in the browser.
 * @param address path and query
 * @param origin where the shop is, such as `https://…`, for what must be written in full
 * @throws what `ask` throws, but for a product or category that there is not: that is a page with the status 404
 */
export async function renderPage(
  address: string,
  { origin, ask }: { origin: string; ask: AskCatalogue },
): Promise<RenderedPage> {
  const received = listen(ask);
  const services = serverServices({
    getHome: () => received.ask("getHome", {}),
    listProducts: (request) => received.ask("listProducts", request),
    getProduct: async (id) => (await received.ask("getProduct", { id })).product,
  });
  const app = createApp(services, {
    session: { cookie: null, hasStoredIdentity: false, signOutReason: null },
  }).start();
  const marketplace = openMarketplace(app, services);
  const ports = serverPorts({ openMarketplace: async () => marketplace });
  const consent = hasAnalytics(readEnvironment(import.meta.env)) ? holdConsent(never) : undefined;
  const router = createShopRouter(app, ports, (routes) =>
    createMemoryRouter(routes, { initialEntries: [address] }),
  );
  try {
    await routerOpen(router);
    await received.answersSettled();
    if (received.fault !== undefined) throw received.fault;
    const styles = createCriticalStyles();
    const markup = renderToString(
      <StrictMode>
        <ShopOriginContext value={origin}>
          {styles.collect(<ShopApp app={app} consent={consent} router={router} />)}
        </ShopOriginContext>
      </StrictMode>,
    );
    return {
      status: statusOf(app, router),
      html: writePage({
        pathname: router.state.location.pathname,
        styles: styles.toHtml(),
        markup,
        answers: received.answers,
      }),
    };
  } finally {
    router.dispose();
    app.stop();
  }
}

function statusOf(app: App, router: ShopRouter): number {
  const isUnknown = router.state.matches.at(-1)?.route.path === "*";
  const product = app.getSnapshot().children.product?.getSnapshot();
  const isMissing = product !== undefined && selectIsMissing(product);
  return isUnknown || isMissing ? 404 : 200;
}

/** Remembers what is asked and answered. */
function listen(ask: AskCatalogue) {
  const answers: DehydratedState = {};
  const underway = new Set<Promise<unknown>>();
  const received = {
    answers,
    /** What went wrong that no shopper is told. */
    fault: undefined as unknown,
    ask: async <M extends Method>(method: M, input: CallInput<"httpCatalogServices", M>) => {
      const asked = ask(method, input);
      underway.add(asked);
      try {
        const answer = await asked;
        answers[queryKeyOf(method, input)] = answer;
        if ("failure" in answer) throw new FailureError(answer.failure);
        // The server has checked it against the contract of this method.
        return answer.value as CallOutput<"httpCatalogServices", M>;
      } catch (error) {
        if (!(error instanceof FailureError)) received.fault = error;
        throw error;
      } finally {
        underway.delete(asked);
      }
    },
    /** Resolves when every machine has heard its answer and asks no more. */
    answersSettled: async (): Promise<void> => {
      await Promise.allSettled(underway);
      await new Promise((resolve) => setImmediate(resolve));
      if (underway.size > 0) await received.answersSettled();
    },
  };
  return received;
}
