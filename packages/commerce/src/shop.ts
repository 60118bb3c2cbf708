import type { ShopConfig } from "@shop/contract";
import config from "../shop.config.json" with { type: "json" };
import { readShop, type Shop } from "./read-shop.ts";

/**
 * This shop. `checkShop` has accepted its file before anything that imports this is loaded, which is why the
 * cast holds: the type of a JSON file knows no literals.
 */
export const shop: Shop = readShop(config as ShopConfig);
