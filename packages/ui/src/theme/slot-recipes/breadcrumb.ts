import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** On a narrow screen in several lines; each link is a target of at least 24 px. */
export const breadcrumbSlotRecipe = defineSlotRecipe({
  className: "chakra-breadcrumb",
  slots: ["root", "list", "item", "link", "separator", "ellipsis"],
  base: {
    list: { display: "flex", alignItems: "center", flexWrap: "wrap", color: "fg.muted", textStyle: "sm" },
    item: {
      display: "inline-flex",
      alignItems: "center",
      minWidth: 0,
      overflowWrap: "anywhere",
      "& > *": { minWidth: 0 },
    },
    link: {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "1.5rem",
      _hover: { color: "fg", textDecoration: "underline" },
    },
    separator: { paddingX: "2", color: "border.emphasized" },
  },
});
