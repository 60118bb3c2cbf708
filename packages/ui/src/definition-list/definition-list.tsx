import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface DefinitionListProps {
  /** A text may have several lines. */
  items: readonly { term: string; value: ReactNode }[];
  /** Figures close together, at the end of their lines. */
  sums?: boolean;
}

/** Facts, each with its name. */
export function DefinitionList({ items, sums = false }: DefinitionListProps) {
  return (
    <List sums={sums}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = chakra("dl", {
  base: {
    "& dt": { color: "fg.muted" },
    "& dd": { minWidth: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" },
  },
  variants: {
    sums: {
      true: {
        "& > *": { display: "flex", justifyContent: "space-between", gap: "4" },
        "& dd": { fontWeight: 600, fontVariantNumeric: "tabular-nums" },
      },
      false: {
        borderTop: "1px solid",
        borderColor: "border",
        "& > *": {
          display: "grid",
          gridTemplateColumns: "minmax(7rem, 1fr) 2fr",
          gap: "4",
          paddingY: "2",
          borderBottom: "1px solid",
          borderColor: "border",
        },
      },
    },
  },
});
