import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "fieldset",
  defineSlotRecipe({
    className: "filter-group",
    slots: ["root", "legend"],
    base: {
      root: { minWidth: 0, paddingTop: "2", borderTop: "2px solid", borderColor: "shelf" },
      legend: {
        float: "left",
        width: "100%",
        marginBottom: "1",
        textStyle: "subheading",
        "& + *": { clear: "both" },
      },
    },
  }),
);

export interface FilterGroupProps {
  legend: string;
  /** `Checkbox`es or fields. */
  children: ReactNode;
}

/** Filters of one kind, under their name. */
export function FilterGroup({ legend, children }: FilterGroupProps) {
  return (
    <Root>
      <legend className="filter-group__legend">{legend}</legend>
      {children}
    </Root>
  );
}
