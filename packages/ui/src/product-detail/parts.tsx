import { Box, chakra, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** The product on its shelf, its price tag hanging from the edge, and beside it what there is to know. */
export const Detail = chakra("article", {
  base: {
    display: "grid",
    gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 1fr)" },
    columnGap: { md: "12", lg: "20" },
    rowGap: "4",
    alignItems: "start",
  },
});

interface StandProps {
  picture: ReactNode;
  tag: ReactNode;
  offer?: boolean;
}

export function Stand({ picture, tag, offer = false }: StandProps) {
  return (
    <Box marginX={{ base: "-4", md: "0" }} paddingBottom="20" position="relative">
      <Box marginX="auto" maxWidth="24rem" paddingTop="4" width={{ base: "66%", md: "70%" }}>
        {picture}
      </Box>
      <Edge>
        <Tag offer={offer}>{tag}</Tag>
      </Edge>
    </Box>
  );
}

export function Words({ children }: { children: ReactNode }) {
  return <Stack gap="4">{children}</Stack>;
}

const edge = { bg: "shelf", borderTop: "2px solid", borderColor: "shelfLip" } as const;

const Edge = chakra("div", {
  base: {
    ...edge,
    position: "relative",
    height: "1rem",
    paddingLeft: { base: "4", md: "3" },
    boxShadow: "counter",
    _before: {
      ...edge,
      content: '""',
      position: "absolute",
      top: "-2px",
      right: "100%",
      width: "50vw",
      height: "1rem",
    },
  },
});

const Tag = chakra("span", {
  base: {
    position: "relative",
    top: "0.375rem",
    display: "inline-flex",
    alignItems: "baseline",
    gap: "3",
    paddingX: "4",
    paddingTop: "3",
    paddingBottom: "2",
    bg: "tag",
    color: "onTag",
    borderRadius: "l1",
    boxShadow: "tag",
  },
  variants: { offer: { true: { bg: "gold.solid", color: "gold.contrast" } } },
});
