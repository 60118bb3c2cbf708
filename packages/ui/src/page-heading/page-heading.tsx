import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "page-heading",
    slots: ["root", "title", "subtitle"],
    base: {
      root: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "end",
        justifyContent: "space-between",
        columnGap: "4",
        rowGap: "1",
        marginBottom: { base: "2", md: "8" },
      },
      title: { textStyle: "title", overflowWrap: "anywhere" },
      subtitle: { maxWidth: "text", marginTop: "2", color: "fg.muted", fontSize: "lg", lineHeight: "1.45" },
    },
  }),
);

export interface PageHeadingProps {
  children: ReactNode;
  subtitle?: ReactNode;
  /** Stands at the other end of the line: a button, a count. */
  aside?: ReactNode;
}

/** The one `h1` of a screen. */
export function PageHeading({ children, subtitle, aside }: PageHeadingProps) {
  return (
    <Root>
      <div>
        <h1 className="page-heading__title">{children}</h1>
        {subtitle && <p className="page-heading__subtitle">{subtitle}</p>}
      </div>
      {aside}
    </Root>
  );
}
