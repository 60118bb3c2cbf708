import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import type { Palette } from "../theme/tokens/palette.ts";
import { system } from "../theme/index.ts";
import { rampVariables } from "./ramp-variables.ts";

export interface ShopProviderProps {
  children: ReactNode;
  /** Another shop's ramps, whole or in part, in the place of La Alacena's. Check them with `illegiblePairs` of `foundations/pairs.ts`. */
  palette?: { [Name in keyof Palette]?: Partial<Palette[Name]> };
}

/** The colours, measures and letters of the shop for everything inside. Once, around the whole page. */
export function ShopProvider({ children, palette }: ShopProviderProps) {
  return (
    <ChakraProvider value={system}>
      {palette && <Global styles={{ ":root": rampVariables(palette) }} />}
      {children}
    </ChakraProvider>
  );
}
