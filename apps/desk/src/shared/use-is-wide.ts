import { useMediaQuery } from "@chakra-ui/react";

/** `md` of the theme: four columns fit. */
const WIDE = "(min-width: 960px)";

/** Whether this is a laptop, and no phone. */
export function useIsWide(): boolean {
  const [isWide = true] = useMediaQuery([WIDE], { ssr: false });
  return isWide;
}
