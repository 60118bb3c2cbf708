import { beforeEach, expect, it, onTestFinished } from "vitest";
import type { RouteObject } from "react-router";
import { SCREENS } from "../../../worker/screens.ts";
import { openShop, type Visit } from "../testing/open-shop.ts";
import { MILK } from "../../shared/testing/products.ts";

beforeEach(() => sessionStorage.clear());

/** Opens the shop at a URL, and returns the calls of its machines. */
async function visit(visiting: Visit) {
  const shop = await openShop(visiting);
  onTestFinished(() => shop.close());
  const { homes, pages, products } = shop.services.catalog;
  return {
    shop,
    get asked() {
      return { home: homes.all.length, pages: pages.inputs, products: products.inputs };
    },
  };
}

const NOTHING = { home: 0, pages: [], products: [] };

it("has a route for every screen that a host answers with the page, and no other", async () => {
  const { shop } = await visit({});
  expect(addressesOf(shop.router.routes).toSorted()).toEqual(SCREENS.toSorted());
});

/** The paths of the screens below some routes, spelled as in `SCREENS`. */
function addressesOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ children, path }) => {
    if (children) return addressesOf(children);
    if (path === undefined) return ["/"];
    if (path === "*") return [];
    return path.endsWith("/:id?") ? [path.slice(0, -"/:id?".length), path.slice(0, -"?".length)] : [path];
  });
}

it.each<[Visit, string]>([
  [{ path: "/" }, "/home"],
  [{ path: "/home" }, "/home"],
  [{ path: "/carritocompras" }, "/carritocompras"],
  [{ path: "/carritocompras/revision" }, "/carritocompras/revision"],
  [{ path: "/carritocompras/revision", isLogged: true }, "/carritocompras/revision"],
  [{ path: "/carritocompras/otro", isLogged: true }, "/carritocompras/otro"],
  [{ path: "/detalles" }, "/marketplace"],
  [{ path: "/detalles", recent: MILK.id }, `/detalles/${MILK.id}`],
  [{ path: "/detalle" }, "/marketplace"],
  [{ path: "/detalle", recent: MILK.id }, "/detalle"],
  [{ path: "/login" }, "/login"],
  [{ path: "/login?volver=/cuenta" }, "/login?volver=/cuenta"],
  [{ path: "/login", isLogged: true }, "/home"],
  [{ path: "/login?volver=/carritocompras", isLogged: true }, "/carritocompras"],
  [{ path: "/login?volver=https://otra.example/", isLogged: true }, "/home"],
  [{ path: "/login?volver=/fallas-de-prueba?sin=red", isLogged: true }, "/home"],
  [{ path: "/cuenta" }, "/login?volver=/cuenta"],
  [{ path: "/cuenta", isLogged: true }, "/cuenta"],
  [{ path: "/no/existe" }, "/no/existe"],
])("a first load of %j ends at %s", async (visiting, path) => {
  const { shop } = await visit(visiting);
  expect(shop.path).toBe(path);
  expect(shop.router.state.errors).toBeNull();
});

it.each<[Visit, object]>([
  [{ path: "/home" }, { ...NOTHING, home: 1 }],
  [{ path: "/marketplace" }, { ...NOTHING, home: 1, pages: [{ filters: {} }] }],
  [
    { path: "/marketplace?categoria=lacteos" },
    { ...NOTHING, home: 1, pages: [{ category: "lacteos", filters: {} }] },
  ],
  [{ path: `/detalles/${MILK.id}` }, { ...NOTHING, home: 1, products: [MILK.id] }],
  [
    { path: "/detalle", recent: MILK.id },
    { ...NOTHING, products: [MILK.id] },
  ],
  [{ path: "/quienessomos" }, NOTHING],
  [{ path: "/login" }, NOTHING],
])("what the screen of %j needs is requested before its code has loaded", async (visiting, asked) => {
  expect((await visit(visiting)).asked).toEqual(asked);
});

it("another category has its own URL: Back returns to the one before, which is still loaded", async () => {
  const { shop, asked } = await visit({ path: "/marketplace?categoria=lacteos" });
  expect(asked.pages).toEqual([{ category: "lacteos", filters: {} }]);
  await shop.services.catalog.pages.last.answer({ products: [MILK], total: 1 });
  await shop.router.navigate("/marketplace?categoria=farmacia");
  await shop.router.navigate(-1);
  const { inputs } = shop.services.catalog.pages;
  expect([shop.path, inputs.map(({ category }) => category)]).toEqual([
    "/marketplace?categoria=lacteos",
    ["lacteos", "farmacia"],
  ]);
});

it("the quick view shows the product that was picked without asking for it again", async () => {
  const { shop } = await visit({ path: "/home" });
  shop.app.send({ type: "product.select", product: MILK });
  await shop.router.navigate("/detalle");
  expect(shop.path).toBe("/detalle");
  expect(shop.services.catalog.products.inputs).toEqual([]);
});
