import config from "../shop.config.json" with { type: "json" };
import { readShop, type Shop } from "./read-shop.ts";

/** This shop, without server-only data. `checkShop` has validated its file before this is loaded. */
export const shop: Shop = readShop(config);
