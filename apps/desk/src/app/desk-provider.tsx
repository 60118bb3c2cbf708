import { ChakraProvider, defaultConfig, mergeConfigs } from "@chakra-ui/react";
import { createShopSystem } from "@shop/ui/theme";
import type { ReactNode } from "react";

/** While a sheet is printed (`print-button.tsx`), the rest of the page is not. */
const printing = { "@media print": { "body:has(> .sheet) > :not(.sheet)": { display: "none" } } };

/** All of Chakra, and over it the look of the shop. */
const system = createShopSystem(mergeConfigs(defaultConfig, { globalCss: printing }));

export function DeskProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
