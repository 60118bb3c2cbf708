import {
  createSlotRecipeContext,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from "@chakra-ui/react/styled-system";
import { productCardSlotRecipe } from "./product-card.recipe.ts";

const { withProvider, withContext } = createSlotRecipeContext({ recipe: productCardSlotRecipe });

type RootProps = HTMLChakraProps<"article", RecipeVariantProps<typeof productCardSlotRecipe>>;

export const Root = withProvider<HTMLElement, RootProps>("article", "root");
export const Stand = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "stand");
export const Badges = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "badges");
export const Edge = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "edge");
export const Tag = withContext<HTMLSpanElement, HTMLChakraProps<"span">>("span", "tag");
export const Words = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "words");
export const Name = withContext<HTMLHeadingElement, HTMLChakraProps<"h3">>("h3", "name");
export const Detail = withContext<HTMLParagraphElement, HTMLChakraProps<"p">>("p", "detail");
export const Control = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "control");
export const Unavailable = withContext<HTMLParagraphElement, HTMLChakraProps<"p">>("p", "unavailable");
