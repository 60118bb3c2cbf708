import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { system } from "../theme/index.ts";

export interface ShopProviderProps {
  children: ReactNode;
}

/** The colours, measures and letters of the shop for everything inside. Once, around the whole page. */
export function ShopProvider({ children }: ShopProviderProps) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
