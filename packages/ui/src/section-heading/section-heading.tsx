import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "section-heading",
    slots: ["root", "title"],
    base: {
      root: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "baseline",
        justifyContent: "space-between",
        columnGap: "4",
        rowGap: "1",
        marginBottom: "4",
      },
      title: { textStyle: "heading" },
    },
  }),
);

export interface SectionHeadingProps {
  children: ReactNode;
  level?: 2 | 3;
  /** For `aria-labelledby` of the section. */
  id?: string;
  /** Stands at the other end of the line: "Ver todo". */
  action?: ReactNode;
}

/** The heading of a part of a screen. */
export function SectionHeading({ children, level = 2, id, action }: SectionHeadingProps) {
  const Title = `h${level}` as const;
  return (
    <Root>
      <Title className="section-heading__title" id={id}>
        {children}
      </Title>
      {action}
    </Root>
  );
}
