import { Box, chakra } from "@chakra-ui/react";
import { type LinkElement, ProductPicture, Slot } from "@shop/ui";

export interface CategoryLinkProps {
  name: string;
  link: LinkElement;
  /** The picture of one of its products. */
  picture: string;
}

/** A category: one of its products on the shelf, with the name on the shelf's edge. Belongs in a `CategoryList`. */
export function CategoryLink({ name, link, picture }: CategoryLinkProps) {
  return (
    <chakra.li display="flex" marginRight="-1px" minWidth="0" scrollSnapAlign="start">
      <CategoryTile>
        <Slot element={link}>
          <Box flex="1" marginX="auto" paddingTop="2" width="62%">
            <ProductPicture alt="" sizes="7rem" src={picture} />
          </Box>
          <CategoryName className="category-link__name">{name}</CategoryName>
        </Slot>
      </CategoryTile>
    </chakra.li>
  );
}

const CategoryTile = chakra("div", {
  base: {
    display: "flex",
    flex: 1,
    minWidth: 0,
    "& > *": { display: "flex", flex: 1, flexDirection: "column", minWidth: 0 },
    "& .product-picture__image": {
      transitionProperty: "translate",
      transitionDuration: "moderate",
      transitionTimingFunction: "out",
    },
    _hover: {
      "& .product-picture__image": { translate: "0 -4px" },
      "& .category-link__name": { color: "gold.solid" },
    },
  },
});

const CategoryName = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    minHeight: "3.375rem",
    lineHeight: "1.15",
    paddingX: "2",
    paddingY: "1.5",
    bg: "shelf",
    color: "onShelf",
    textStyle: "label",
    fontSize: "md",
    textAlign: "center",
    overflowWrap: "anywhere",
    position: "relative", // in front of the product's shadow on the shelf
  },
});
