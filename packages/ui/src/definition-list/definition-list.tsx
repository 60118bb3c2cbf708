import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "dl",
  defineSlotRecipe({
    className: "definition-list",
    slots: ["root", "item", "term", "value"],
    base: {
      root: { borderTop: "1px solid", borderColor: "border" },
      item: {
        display: "grid",
        gridTemplateColumns: "minmax(7rem, 1fr) 2fr",
        gap: "4",
        paddingY: "2",
        borderBottom: "1px solid",
        borderColor: "border",
      },
      term: { color: "fg.muted" },
      value: { minWidth: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" },
    },
    variants: {
      sums: {
        true: {
          root: { borderTopWidth: "0" },
          item: { display: "flex", justifyContent: "space-between", paddingY: "0", borderBottomWidth: "0" },
          value: { fontWeight: 600, fontVariantNumeric: "tabular-nums" },
        },
      },
    },
  }),
);

export interface DefinitionListProps {
  /** A text may have several lines. */
  items: readonly { term: string; value: ReactNode }[];
  /** Figures close together, at the end of their lines. */
  sums?: boolean;
}

/** Facts, each with its name. */
export function DefinitionList({ items, sums = false }: DefinitionListProps) {
  return (
    <Root sums={sums}>
      {items.map(({ term, value }) => (
        <div className="definition-list__item" key={term}>
          <dt className="definition-list__term">{term}</dt>
          <dd className="definition-list__value">{value}</dd>
        </div>
      ))}
    </Root>
  );
}
