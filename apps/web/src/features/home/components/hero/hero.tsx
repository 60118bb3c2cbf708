import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { ProductPicture, type ProductPictureProps } from "@shop/ui";
import type { ReactNode } from "react";

export interface HeroProps {
  /** The promise of the shop: the `h1` of the home screen. */
  title: string;
  subtitle: ReactNode;
  /** One button, two at most. */
  actions: ReactNode;
  /** Three products beside the promise in a wide window. */
  pictures: readonly Omit<ProductPictureProps, "alt">[];
}

/** The promise and its buttons beside some products. Low, so that the offers below are visible at once. */
export function Hero({ title, subtitle, actions, pictures }: HeroProps) {
  return (
    <chakra.section marginX="calc(50% - 50vw)" marginTop={{ base: "0", md: "-3" }}>
      <Flex alignItems="end" gap="10" maxWidth="page" marginX="auto" paddingX={{ base: "4", md: "8" }}>
        <Box flex="1" paddingBottom={{ base: "3", md: "4" }}>
          <chakra.h1 textStyle="promise">{title}</chakra.h1>
          <Text lineHeight="1.4" marginTop="2" maxWidth="text">
            {subtitle}
          </Text>
          <Flex gap="3" marginTop="3">
            {actions}
          </Flex>
        </Box>
        <Flex alignItems="end" hideBelow="md" width="30rem" flexShrink="0">
          {pictures.map((picture) => (
            <Box key={picture.src} width="33%" _even={{ width: "38%" }}>
              <ProductPicture sizes="11rem" {...picture} alt="" />
            </Box>
          ))}
        </Flex>
      </Flex>
      <Box boxShadow="counter" height="1rem" layerStyle="shelf" position="relative" />
    </chakra.section>
  );
}
