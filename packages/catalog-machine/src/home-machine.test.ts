import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { selectFailure, selectHome, selectIsLoading } from "./selectors.ts";
import { provideHome } from "./services.ts";
import { categoryOf, FakeCatalogServices, productOf } from "./testing.ts";

const HOME = {
  categories: [categoryOf("lacteos"), categoryOf("farmacia", 2)],
  featured: [productOf("leche")],
};

function runHome() {
  const services = new FakeCatalogServices();
  const actor = createActor(provideHome(services)).start();
  return {
    services,
    actor,
    /** What a screen asks. */
    get seen() {
      const snapshot = actor.getSnapshot();
      return {
        home: selectHome(snapshot),
        isLoading: selectIsLoading(snapshot),
        failure: selectFailure(snapshot),
      };
    },
  };
}

describe("categories and offers", () => {
  it("are not read before a screen asks", () => {
    const shop = runHome();
    shop.actor.send({ type: "home.retry" });
    expect(shop.services.homes.all).toEqual([]);
    expect(shop.seen).toEqual({ home: null, isLoading: false, failure: null });
  });

  it("are read once for all the screens that ask", async () => {
    const shop = runHome();
    shop.actor.send({ type: "home.open" });
    expect(shop.seen).toEqual({ home: null, isLoading: true, failure: null });
    shop.actor.send({ type: "home.open" });
    await shop.services.homes.last.answer(HOME);
    shop.actor.send({ type: "home.open" });
    expect(shop.seen).toEqual({ home: HOME, isLoading: false, failure: null });
    expect(shop.services.homes.all).toHaveLength(1);
  });

  it.each(["home.open", "home.retry"] as const)(
    "fail with the reason, and are read again at %s",
    async (again) => {
      const shop = runHome();
      shop.actor.send({ type: "home.open" });
      await shop.services.homes.last.refuse({ id: 503 });
      expect(shop.seen).toEqual({ home: null, isLoading: false, failure: { id: 503 } });
      shop.actor.send({ type: again });
      expect(shop.seen).toMatchObject({ home: null, isLoading: true });
      await shop.services.homes.last.answer(HOME);
      expect(shop.seen).toEqual({ home: HOME, isLoading: false, failure: null });
    },
  );
});
