import { defineLayerStyles } from "@chakra-ui/react/styled-system";

const line = { background: "var(--indicator-color, var(--chakra-colors-color-palette-border))" };

/** What the shop is built of, and what Chakra's recipes ask for: what cannot be used, and the line of what is chosen. */
export const layerStyles = defineLayerStyles({
  shelf: { value: { bg: "shelf", borderTop: "2px solid", borderColor: "shelfLip" } },
  priceTag: { value: { bg: "tag", color: "onTag", borderRadius: "l1", boxShadow: "tag" } },
  // Where paper is torn.
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
