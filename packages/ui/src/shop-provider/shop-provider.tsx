import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { system } from "../theme/index.ts";

export interface ShopProviderProps {
  children: ReactNode;
}

/** The theme of the shop. Once, around the whole page. */
export function ShopProvider({ children }: ShopProviderProps) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
