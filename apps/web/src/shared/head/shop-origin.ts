import { createContext, use } from "react";

/** Where the shop is, such as `https://tienda.example`: what renders it on a server says so. A browser is there. */
export const ShopOriginContext = createContext<string | undefined>(undefined);

/** The origin of the shop, without a slash at its end. */
export function useShopOrigin(): string {
  return use(ShopOriginContext) ?? location.origin;
}
