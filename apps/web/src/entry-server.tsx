import { FailureError } from "@shop/contract";
import type { CallInput, CallOutput, MethodName } from "@shop/contract/schemas";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter } from "react-router";
import { ShopApp } from "./app/app.tsx";
import { createApp, type App } from "./app/create-app.ts";
import { openMarketplace } from "./app/open-marketplace.ts";
import { holdConsent } from "./features/consent/consent-holder.ts";
import { countsIn, readEnvironment } from "./platform/env.ts";
import { ShopOriginContext } from "./shared/head/shop-origin.ts";
import { createShopRouter, type ShopRouter } from "./app/router.tsx";
import { questionOf, type Answer, type Answers } from "./app/ssr/answers.ts";
import { stillPorts } from "./app/ssr/still-ports.ts";
import { stillServices } from "./app/ssr/still-services.ts";
import { untilOpen } from "./app/ssr/until-open.ts";
import { writePage } from "./app/ssr/write-page.ts";

/** Asks the catalogue: an answer, or what a shopper is told. Rejects with what no shopper is told. */
export type AskCatalogue = (method: Method, input: object) => Promise<Answer>;

const never = () => new Promise<never>(() => undefined);

type Method = MethodName<"httpCatalogServices">;

/** A page as it goes to the browser. */
export type DrawnPage = { status: number; html: string };

/**
 * Draws a screen as a shopper sees it who is not logged in and has nothing in the cart, by the same router, machines
 * and components that take its place in the browser.
 * @param address path and query
 * @param origin where the shop is, such as `https://…`, for what must be written in full
 * @throws what `ask` throws, but for a product or category that there is not: that is a page with the status 404
 */
export async function drawPage(
  address: string,
  { origin, ask }: { origin: string; ask: AskCatalogue },
): Promise<DrawnPage> {
  const heard = hear(ask);
  const services = stillServices({
    getHome: () => heard.ask("getHome", {}),
    listProducts: (request) => heard.ask("listProducts", request),
    getProduct: async (id) => (await heard.ask("getProduct", { id })).product,
  });
  const app = createApp(services, {
    session: { cookie: null, hasStoredIdentity: false, signOutReason: null },
  }).start();
  const marketplace = openMarketplace(app, services);
  const ports = stillPorts({ openMarketplace: async () => marketplace });
  const consent = countsIn(readEnvironment(import.meta.env)) ? holdConsent(never) : undefined;
  const router = createShopRouter(app, ports, (routes) =>
    createMemoryRouter(routes, { initialEntries: [address] }),
  );
  try {
    await untilOpen(router);
    await heard.untilQuiet();
    if (heard.fault !== undefined) throw heard.fault;
    const markup = renderToString(
      <StrictMode>
        <ShopOriginContext value={origin}>
          <ShopApp app={app} consent={consent} router={router} />
        </ShopOriginContext>
      </StrictMode>,
    );
    return {
      status: statusOf(app, router),
      html: writePage({ pathname: router.state.location.pathname, markup, answers: heard.answers }),
    };
  } finally {
    router.dispose();
    app.stop();
  }
}

function statusOf(app: App, router: ShopRouter): number {
  const isUnknown = router.state.matches.at(-1)?.route.path === "*";
  const isMissing = app.getSnapshot().children.product?.getSnapshot().hasTag("missing");
  return isUnknown || isMissing ? 404 : 200;
}

/** Remembers what is asked and answered. */
function hear(ask: AskCatalogue) {
  const answers: Answers = {};
  const underway = new Set<Promise<unknown>>();
  const heard = {
    answers,
    /** What went wrong that no shopper is told. */
    fault: undefined as unknown,
    ask: async <M extends Method>(method: M, input: CallInput<"httpCatalogServices", M>) => {
      const asked = ask(method, input);
      underway.add(asked);
      try {
        const answer = await asked;
        answers[questionOf(method, input)] = answer;
        if ("failure" in answer) throw new FailureError(answer.failure);
        // The server has checked it against the contract of this method.
        return answer.value as CallOutput<"httpCatalogServices", M>;
      } catch (error) {
        if (!(error instanceof FailureError)) heard.fault = error;
        throw error;
      } finally {
        underway.delete(asked);
      }
    },
    /** Resolves when every machine has heard its answer and asks no more. */
    untilQuiet: async (): Promise<void> => {
      await Promise.allSettled(underway);
      await new Promise((resolve) => setImmediate(resolve));
      if (underway.size > 0) await heard.untilQuiet();
    },
  };
  return heard;
}
