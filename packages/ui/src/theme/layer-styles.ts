import { defineLayerStyles } from "@chakra-ui/react/styled-system";

const line = { background: "var(--indicator-color, var(--chakra-colors-color-palette-border))" };

/** The surfaces of the shop, and the styles that Chakra's recipes use: disabled, and the line of a selected item. */
export const layerStyles = defineLayerStyles({
  shelf: { value: { bg: "shelf", borderTop: "2px solid", borderColor: "shelfLip" } },
  priceTag: { value: { bg: "tag", color: "onTag", borderRadius: "l1", boxShadow: "tag" } },
  // A torn edge of paper.
  tear: { value: { borderTop: "1px dashed", borderColor: "border.emphasized" } },
  disabled: { value: { opacity: 0.55, cursor: "not-allowed" } },
  "indicator.bottom": {
    value: {
      position: "relative",
      _before: {
        ...line,
        content: '""',
        position: "absolute",
        bottom: "var(--indicator-offset-y, 0)",
        insetInline: "var(--indicator-offset-x, 0)",
        height: "3px",
      },
    },
  },
  "indicator.end": {
    value: {
      position: "relative",
      _before: {
        ...line,
        content: '""',
        position: "absolute",
        insetInlineEnd: "var(--indicator-offset-x, 0)",
        insetBlock: "var(--indicator-offset-y, 0)",
        width: "3px",
      },
    },
  },
});
