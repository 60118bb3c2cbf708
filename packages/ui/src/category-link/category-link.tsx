import { chakra, Text } from "@chakra-ui/react";
import { Slot, type LinkElement } from "../slot/slot.tsx";

export interface CategoryLinkProps {
  number: number;
  name: string;
  link: LinkElement;
  /** "24 productos". */
  count?: string;
}

/** The hanging sign of a numbered category. Goes in a `CategoryList`. */
export function CategoryLink({ number, name, link, count }: CategoryLinkProps) {
  return (
    <Place>
      <Sign asChild>
        <Slot element={link}>
          <Number>{number}</Number>
          <Text
            alignSelf={count ? "end" : "center"}
            as="span"
            gridRow={count ? undefined : "span 2"}
            overflowWrap="anywhere"
            textStyle="label"
          >
            {name}
          </Text>
          {count && (
            <Text alignSelf="start" as="span" color="fg.muted" fontSize="xs">
              {count}
            </Text>
          )}
        </Slot>
      </Sign>
    </Place>
  );
}

/** Where the sign hangs from the rail, by two cords. */
const Place = chakra("li", {
  base: {
    position: "relative",
    display: "flex",
    marginRight: "-1px",
    paddingTop: "5",
    paddingX: { base: "2", md: "2.5" },
    borderTop: "3px solid",
    borderColor: "shelf",
    _before: {
      content: '""',
      position: "absolute",
      top: 0,
      insetX: "22%",
      height: "1.25rem",
      borderLeft: "1px solid",
      borderRight: "1px solid",
      borderColor: "border.emphasized",
    },
    "&:last-child::after": {
      content: '""',
      position: "absolute",
      top: "-3px",
      left: "100%",
      width: "100vw",
      height: "3px",
      bg: "shelf",
    },
  },
});

const Sign = chakra("a", {
  base: {
    colorScheme: "dark",
    flex: 1,
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    columnGap: "3",
    minHeight: "4.5rem",
    paddingX: "3",
    paddingY: "2",
    bg: "sign",
    color: "fg",
    borderRadius: "l1",
    borderBottom: "2px solid",
    borderColor: "sign",
    transitionProperty: "border-color",
    transitionDuration: "moderate",
    _hover: { borderColor: "gold.solid" },
  },
});

const Number = chakra("span", {
  base: {
    gridRow: "span 2",
    color: "gold.solid",
    fontFamily: "heading",
    fontSize: "2.5rem",
    fontWeight: 800,
    lineHeight: "1",
    fontVariantNumeric: "tabular-nums",
  },
});
