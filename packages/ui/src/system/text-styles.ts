import { defineTextStyles } from "@chakra-ui/react/styled-system";

const display = { fontFamily: "display", lineHeight: "1.02", textWrap: "balance" };

/** The voices of the shop: condensed and strong for titles and prices, plain for the rest. */
export const textStyles = defineTextStyles({
  promise: {
    value: { ...display, fontSize: "4xl", fontWeight: 800, lineHeight: "0.94", letterSpacing: "-0.01em" },
  },
  title: { value: { ...display, fontSize: "3xl", fontWeight: 800 } },
  heading: { value: { ...display, fontSize: "2xl", fontWeight: 750 } },
  subheading: { value: { ...display, fontSize: "xl", fontWeight: 700, lineHeight: "1.15" } },
  label: { value: { fontFamily: "display", fontSize: "lg", fontWeight: 650, lineHeight: "1.2" } },
  small: { value: { fontSize: "sm", lineHeight: "1.4" } },
});
