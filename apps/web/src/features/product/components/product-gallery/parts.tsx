import { createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { productGalleryRecipe } from "./product-gallery.recipe.ts";

const { withProvider, withContext } = createSlotRecipeContext({ recipe: productGalleryRecipe });

export const Root = withProvider<HTMLDivElement, HTMLChakraProps<"div">>("div", "root");
export const Track = withContext<HTMLUListElement, HTMLChakraProps<"ul">>("ul", "track");
export const Slide = withContext<HTMLLIElement, HTMLChakraProps<"li">>("li", "slide");
export const Choices = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "choices");
export const Choice = withContext<HTMLButtonElement, HTMLChakraProps<"button">>("button", "choice");
export const Small = withContext<HTMLSpanElement, HTMLChakraProps<"span">>("span", "small");
export const Dot = withContext<HTMLSpanElement, HTMLChakraProps<"span">>("span", "dot");
