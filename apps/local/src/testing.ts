export { startLocalShop, type RunningShop, type RunningShopOptions } from "./testing/start-local-shop.ts";
