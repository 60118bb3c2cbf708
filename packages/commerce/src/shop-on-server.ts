import type { ShopConfig } from "@shop/contract";
import config from "../shop.config.json" with { type: "json" };
import onServer from "../shop.config.server.json" with { type: "json" };
import { readShop, type Shop } from "./read-shop.ts";

/**
 * This shop including its server-only promotion codes and seasons. The cast is safe, as `checkShop` has validated the
 * files before a deployment: the type of a JSON import has no literals.
 */
export const shop: Shop = readShop({ ...onServer, ...config } as ShopConfig);
