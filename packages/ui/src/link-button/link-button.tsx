import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Slot, type LinkElement } from "../slot/slot.tsx";

const { withContext } = createRecipeContext({ key: "button" });

const Root = withContext<HTMLAnchorElement, HTMLChakraProps<"a", RecipeProps<"button">>>("a");

export interface LinkButtonProps extends Omit<HTMLChakraProps<"a", RecipeProps<"button">>, "children"> {
  link: LinkElement;
  children: ReactNode;
}

/** A link that looks like a button, for an important navigation. */
export function LinkButton({ link, children, ...looks }: LinkButtonProps) {
  return (
    <Root {...looks} asChild>
      <Slot element={link}>{children}</Slot>
    </Root>
  );
}
