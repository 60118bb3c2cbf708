import type { BrowserContextOptions } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { inTurn } from "../in-turn.ts";
import {
  describeFetched,
  excessOf,
  readFetched,
  ROUTE_BUDGETS,
  type Fetched,
  type Route,
} from "../route-budgets.ts";

test("a first visit of each screen fetches no more scripts, styles, letters and files than its budget", async ({
  browser,
  contextOptions,
  shopper,
}) => {
  const { setup, page } = shopper;
  await shopper.haveSession();
  await setup.putIn({ "leche-entera-1-l": 4 });
  const { order } = await setup.place("contraentrega");
  await setup.putIn({ "leche-entera-1-l": 4 });
  // Where the shopper is known: the browser of the test, without what it has fetched.
  const known = await page.context().storageState({ indexedDB: true });

  const visit = async (path: string, storageState: BrowserContextOptions["storageState"]) => {
    const context = await browser.newContext({ ...contextOptions, ...(storageState && { storageState }) });
    const tab = await context.newPage();
    await tab.goto(path, { waitUntil: "networkidle" });
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    expect(new URL(tab.url()).pathname).toBe(path);
    const fetched = await readFetched(tab);
    await context.close();
    return fetched;
  };
  const visits: Record<Route, () => Promise<Fetched>> = {
    home: () => visit("/home", undefined),
    marketplace: () => visit("/marketplace", undefined),
    product: () => visit("/detalles/leche-entera-1-l", undefined),
    cart: () => visit("/carritocompras", known),
    checkout: () => visit("/carritocompras/direccion", known),
    login: () => visit("/login", undefined),
    register: () => visit("/registrar", undefined),
    account: () => visit("/cuenta", known),
    order: () => visit(`/pagoconfirmado/${order.id}`, known),
    about: () => visit("/quienessomos", undefined),
    contact: () => visit("/contactenos", undefined),
  };
  const routes = Object.keys(visits) as Route[];
  const fetched = await inTurn(routes, async (route) => ({ route, fetched: await visits[route]() }));

  console.log(fetched.map((each) => describeFetched(each.route, each.fetched)).join("\n"));
  expect(fetched.flatMap((each) => excessOf(each.route, each.fetched, ROUTE_BUDGETS[each.route]))).toEqual(
    [],
  );
});
