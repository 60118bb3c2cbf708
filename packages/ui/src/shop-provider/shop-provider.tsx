import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { system } from "../system/system.ts";

/** The colours, measures and letters of the shop for everything inside. Once, around the whole page. */
export function ShopProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
