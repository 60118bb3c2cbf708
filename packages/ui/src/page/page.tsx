import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Main = styled(
  "main",
  defineSlotRecipe({
    className: "page",
    slots: ["root"],
    base: {
      root: {
        width: "100%",
        marginX: "auto",
        paddingX: { base: "4", md: "8" },
        paddingTop: { base: "3", md: "8" },
        paddingBottom: "20",
        minHeight: "70vh",
        _focusVisible: { outline: "none" },
      },
    },
    variants: {
      width: {
        shop: { root: { maxWidth: "page" } },
        wide: { root: { maxWidth: "wide" } },
        text: { root: { maxWidth: "text" } },
        form: { root: { maxWidth: "form" } },
      },
    },
    defaultVariants: { width: "shop" },
  }),
);

export interface PageProps {
  children: ReactNode;
  /** The element that the skip link leads to. */
  id?: string;
  /** `desk` is for lists whose ends belong together: lines and what they cost. */
  width?: "shop" | "wide" | "text" | "form";
}

/** The main part of a screen: one column with air around it. It takes focus when the route changes. */
export function Page({ children, id = "main", width = "shop" }: PageProps) {
  return (
    <Main id={id} tabIndex={-1} width={width}>
      {children}
    </Main>
  );
}
