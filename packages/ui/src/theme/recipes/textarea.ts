import { defineRecipe } from "@chakra-ui/react/styled-system";
import { inputBox } from "./input.ts";

export const textareaRecipe = defineRecipe({
  className: "chakra-textarea",
  base: { ...inputBox, minHeight: "8rem", lineHeight: "1.5" },
});
