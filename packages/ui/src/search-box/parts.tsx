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

// No HTML element is a listbox that leaves the focus in a text box.
export const List = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "list", {
  defaultProps: { role: "listbox" },
});
export const Option = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "option", {
  defaultProps: { role: "option" },
});

export const Picture = withContext<HTMLImageElement, HTMLChakraProps<"img">>("img", "picture");
export const Text = withContext<HTMLSpanElement, HTMLChakraProps<"span">>("span", "text");
export const Kind = withContext<HTMLSpanElement, HTMLChakraProps<"span">>("span", "kind");
export const Actions = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "actions");

/** The button beside an option of a `SearchBox`; its words are hidden on a phone, where its `aria-label` stays. */
export const SearchBoxAction = withContext<HTMLButtonElement, HTMLChakraProps<"button">>("button", "action", {
  defaultProps: { type: "button" },
});

export const Footer = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "footer");
