import type { ShopConfig } from "@shop/contract";
import config from "../shop.config.json" with { type: "json" };
import onServer from "../shop.config.server.json" with { type: "json" };
import { readShop, type Shop } from "./read-shop.ts";

/**
 * This shop with what no browser gets: its promotion codes and its seasons. `checkShop` has accepted its files
 * before anything that imports this is deployed, which is why the cast holds: the type of a JSON file knows no literals.
 */
export const shop: Shop = readShop({ ...onServer, ...config } as ShopConfig);
