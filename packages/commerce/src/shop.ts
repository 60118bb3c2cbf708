import config from "../shop.config.json" with { type: "json" };
import { readShop, type Shop } from "./read-shop.ts";

/** This shop, as a browser may know it. `checkShop` has accepted its file before anything that imports this is loaded. */
export const shop: Shop = readShop(config);
