import { createContext, use } from "react";

/** The origin of the shop, such as `https://tienda.example`, set for SSR. A browser uses its location. */
export const ShopOriginContext = createContext<string | undefined>(undefined);

/** The origin of the shop, without a slash at its end. */
export function useShopOrigin(): string {
  return use(ShopOriginContext) ?? location.origin;
}
