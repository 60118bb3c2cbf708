import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface FilterGroupProps {
  legend: string;
  /** `Checkbox`es or fields. */
  children: ReactNode;
}

/** Filters of one kind, under their name. */
export function FilterGroup({ legend, children }: FilterGroupProps) {
  return (
    <chakra.fieldset borderColor="shelf" borderTopWidth="2px" minWidth="0" paddingTop="2">
      <chakra.legend
        css={{ "& + *": { clear: "both" } }}
        float="left"
        marginBottom="1"
        textStyle="subheading"
        width="100%"
      >
        {legend}
      </chakra.legend>
      {children}
    </chakra.fieldset>
  );
}
