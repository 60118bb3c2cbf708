import {
  createSlotRecipeContext,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from "@chakra-ui/react/styled-system";
import { searchBoxRecipe } from "./search-box.recipe.ts";

const { withProvider, withContext } = createSlotRecipeContext({ recipe: searchBoxRecipe });

type RootProps = HTMLChakraProps<"div", RecipeVariantProps<typeof searchBoxRecipe>>;

export const Root = withProvider<HTMLDivElement, RootProps>("div", "root");
export const Popup = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "popup");
export const Options = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "options");
export const Option = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "option");
export const Picture = withContext<HTMLImageElement, HTMLChakraProps<"img">>("img", "picture");
export const Text = withContext<HTMLSpanElement, HTMLChakraProps<"span">>("span", "text");
export const Kind = withContext<HTMLSpanElement, HTMLChakraProps<"span">>("span", "kind");
export const Forgets = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "forgets");
export const Forget = withContext<HTMLButtonElement, HTMLChakraProps<"button">>("button", "forget");
export const Footer = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "footer");
