import { Box, chakra, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ProductPicture, type ProductPictureProps } from "../product-picture/product-picture.tsx";

export interface HeroProps {
  /** The promise of the shop: the `h1` of the home screen. */
  title: string;
  subtitle: ReactNode;
  /** One button, two at most. */
  actions: ReactNode;
  /** Three products that stand beside the promise. */
  pictures: readonly Omit<ProductPictureProps, "alt">[];
}

/** The width of the shop, within what reaches from wall to wall. */
const inner = { maxWidth: "page", marginX: "auto", paddingX: { base: "4", md: "8" } } as const;

/** The promise stands on the shelf beside the products; what can be done hangs below. */
export function Hero({ title, subtitle, actions, pictures }: HeroProps) {
  return (
    <Box as="section" marginBottom={{ base: "4", md: "10" }} marginX="calc(50% - 50vw)">
      <Grid
        {...inner}
        alignItems="end"
        gap={{ base: "6", md: "10" }}
        templateColumns={{ md: "minmax(0, 1.15fr) minmax(0, 1fr)" }}
      >
        <Heading as="h1" paddingBottom={{ md: "2" }} size="4xl">
          {title}
        </Heading>
        <Flex align="flex-end" justify={{ base: "flex-start", md: "flex-end" }}>
          {pictures.map((picture) => (
            <Picture key={picture.src}>
              <ProductPicture sizes="(min-width: 960px) 14rem, 30vw" {...picture} alt="" eager />
            </Picture>
          ))}
        </Flex>
      </Grid>
      <Box
        bg="shelf"
        borderColor="shelfLip"
        borderTopWidth="2px"
        boxShadow="counter"
        height="1rem"
        position="relative"
      />
      <Grid {...inner} columnGap="10" rowGap="5" templateColumns={{ md: "minmax(0, 1fr) auto" }}>
        <Flex align="start" gap="3" gridColumn={{ md: 2 }} gridRow={{ md: 1 }}>
          {actions}
        </Flex>
        <Text maxWidth="text" paddingTop={{ md: "6" }} textStyle="lg">
          {subtitle}
        </Text>
      </Grid>
    </Box>
  );
}

const Picture = chakra("div", {
  base: {
    width: "33%",
    maxWidth: "13rem",
    "&:not(:first-of-type)": { marginInlineStart: "-3%" },
    "&:nth-of-type(2)": { width: "38%" },
  },
});
