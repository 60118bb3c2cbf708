import { bestOffers, nextDelivery, plannedDays, seasonAt, type Season } from "@shop/commerce";
import type { Product } from "@shop/contract";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import type { Store } from "../documents/collections.ts";
import { readDays } from "../documents/delivery-days.ts";
import { buyableOf, readBuyable } from "./stored/read-buyable.ts";
import { readCategories } from "./stored/read-categories.ts";

/** How many offers the home screen shows, and of how many they are chosen: each costs a read. */
const FEATURED = 12;
const CANDIDATES = 24;

/** How many products the seasonal shelf shows, and of how many they are chosen. */
const SEASONAL = 12;
const SEASONAL_CANDIDATES = 24;

/** The categories by aisle, the largest offers, the products of the season, and the next delivery. */
export function getHome({ store, shop, now }: HandlerDeps): Handler<"httpCatalogServices", "getHome"> {
  return async () => {
    const at = now();
    const season = seasonAt(shop, at);
    const [days, categories, offers, seasonal] = await Promise.all([
      readDays(store, plannedDays(shop, at)),
      readCategories(store),
      store.query({
        collection: "products",
        where: { onOffer: true, inStock: true },
        orderBy: { field: "saving", direction: "desc" },
        limit: CANDIDATES,
      }),
      season ? readSeasonal(store, season) : [],
    ]);
    const delivery = nextDelivery(shop, at, days);
    const cold = shop.shipping.filter(({ keepsCold }) => keepsCold);
    const coldDelivery = nextDelivery({ ...shop, shipping: cold }, at, days);
    return {
      categories,
      featured: bestOffers(
        offers.map(({ doc }) => doc),
        FEATURED,
      ),
      ...(season && seasonal.length > 0 && { season: { title: season.title, products: seasonal } }),
      ...(delivery && { delivery }),
      ...(coldDelivery && { coldDelivery }),
    };
  };
}

async function readSeasonal(store: Store, { shows }: Season): Promise<Product[]> {
  if ("products" in shows) return readBuyable(store, shows.products, SEASONAL);
  const found = await store.query({
    collection: "products",
    where: { category: shows.category },
    orderBy: { field: "nameKey", direction: "asc" },
    limit: SEASONAL_CANDIDATES,
  });
  return buyableOf(
    found.map(({ doc }) => doc),
    SEASONAL,
  );
}
