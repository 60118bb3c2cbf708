import { ChakraProvider, defaultConfig } from "@chakra-ui/react";
import { createShopSystem } from "@shop/ui/theme";
import type { ReactNode } from "react";

/** All of Chakra, and over it the look of the shop. */
const system = createShopSystem(defaultConfig);

export function DeskProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
