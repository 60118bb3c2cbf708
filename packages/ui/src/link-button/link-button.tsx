import type { ReactNode } from "react";
import type { ButtonStyle } from "../button/button.tsx";
import { buttonRecipe } from "../button/button.recipe.ts";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";

const Root = styled("a", buttonRecipe);

export interface LinkButtonProps extends ButtonStyle {
  link: LinkElement;
  children: ReactNode;
  icon?: ReactNode;
}

/** A link that looks like a button, for going somewhere that matters. */
export function LinkButton({ link, children, icon, ...looks }: LinkButtonProps) {
  return (
    <Root {...looks} asChild>
      <Slot element={link}>
        {icon}
        {children}
      </Slot>
    </Root>
  );
}
