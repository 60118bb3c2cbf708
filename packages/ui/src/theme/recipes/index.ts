import { iconRecipe, separatorRecipe, spinnerRecipe } from "@chakra-ui/react/theme";
import { badgeRecipe } from "./badge.ts";
import { buttonRecipe } from "./button.ts";
import { containerRecipe } from "./container.ts";
import { headingRecipe } from "./heading.ts";
import { inputRecipe, textareaRecipe } from "./input.ts";
import { linkRecipe } from "./link.ts";

/** The recipes of Chakra's components that are one element, under Chakra's names. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  input: inputRecipe,
  link: linkRecipe,
  separator: separatorRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};
