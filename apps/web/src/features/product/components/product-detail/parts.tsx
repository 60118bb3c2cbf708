import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** The product's picture, and beside it its details, the price first. */
export const Detail = chakra("article", {
  base: {
    display: "grid",
    gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 1fr)" },
    columnGap: { md: "12", lg: "20" },
    rowGap: "6",
    alignItems: "start",
  },
});

interface StandProps {
  picture: ReactNode;
  /** Leaves space below the picture for the dots of a gallery on a phone. */
  several?: boolean;
}

/** The picture on the edge of a shelf. */
export function Stand({ picture, several = false }: StandProps) {
  return (
    <Box
      marginX={{ base: "-4", md: "0" }}
      paddingBottom={{ base: several ? "11" : "2", md: "16" }}
      position="relative"
    >
      <Box
        marginX="auto"
        maxWidth={{ base: "13rem", md: "24rem" }}
        paddingTop="4"
        width={{ base: "66%", md: "70%" }}
      >
        {picture}
      </Box>
      <Edge />
    </Box>
  );
}

interface CostProps {
  tag: ReactNode;
  offer?: boolean;
  unitPrice?: ReactNode;
}

/** The price tag, and beside it the price by weight or volume. */
export function Cost({ tag, offer = false, unitPrice }: CostProps) {
  return (
    <Flex align="center" columnGap="4" rowGap="2" wrap="wrap">
      <Tag offer={offer}>{tag}</Tag>
      {unitPrice && <Text color="fg.muted">{unitPrice}</Text>}
    </Flex>
  );
}

const Edge = chakra("div", {
  base: {
    layerStyle: "shelf",
    position: "relative",
    height: "1rem",
    boxShadow: "counter",
    _before: {
      layerStyle: "shelf",
      content: '""',
      position: "absolute",
      top: "-2px",
      right: "100%",
      width: "50vw",
      height: "1rem",
      display: { md: "none" },
    },
  },
});

const Tag = chakra("span", {
  base: {
    layerStyle: "priceTag",
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "3",
    maxWidth: "100%",
    paddingX: "4",
    paddingTop: "3",
    paddingBottom: "2",
  },
  variants: { offer: { true: { bg: "gold.solid", color: "gold.contrast" } } },
});
