import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";

const Root = styled(
  "li",
  defineSlotRecipe({
    className: "category-link",
    slots: ["root", "link", "number", "name", "count"],
    base: {
      root: {
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
      link: {
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
      number: {
        gridRow: "span 2",
        color: "gold.solid",
        fontFamily: "heading",
        fontSize: "2.5rem",
        fontWeight: 800,
        lineHeight: "1",
        fontVariantNumeric: "tabular-nums",
      },
      name: {
        textStyle: "label",
        alignSelf: "end",
        overflowWrap: "anywhere",
        "&:last-child": { alignSelf: "center", gridRow: "span 2" },
      },
      count: { alignSelf: "start", color: "fg.muted", fontSize: "xs" },
    },
  }),
);

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
    <Root>
      <Slot className="category-link__link" element={link}>
        <span className="category-link__number">{number}</span>
        <span className="category-link__name">{name}</span>
        {count && <span className="category-link__count">{count}</span>}
      </Slot>
    </Root>
  );
}
