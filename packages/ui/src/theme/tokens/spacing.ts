import { defineTokens } from "@chakra-ui/react/styled-system";
import { values } from "./values.ts";

const QUARTERS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52,
  56, 60, 64, 72, 80, 96,
];

/** Chakra's own scale: a step is a quarter of a rem, so it follows the reader's text size. */
export const spacing = defineTokens.spacing(
  values(Object.fromEntries(QUARTERS.map((quarter) => [String(quarter), `${quarter / 4}rem`]))),
);
