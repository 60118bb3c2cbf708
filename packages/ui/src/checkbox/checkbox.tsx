import { chakra, Text } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";

export interface CheckboxProps extends Omit<
  ComponentProps<"input">,
  "type" | "children" | "height" | "width"
> {
  label: ReactNode;
  /** At the other end of the line, outside the name: a count. */
  detail?: ReactNode;
}

/** A native checkbox with its label: it works before any script has loaded. */
export function Checkbox({ label, detail, ...input }: CheckboxProps) {
  return (
    <Label>
      <Box {...input} type="checkbox" />
      <chakra.span flex="1" minWidth="min-content">
        {label}
      </chakra.span>
      {detail && (
        <Text
          aria-hidden="true"
          as="span"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          marginLeft="auto"
          whiteSpace="nowrap"
        >
          {detail}
        </Text>
      )}
    </Label>
  );
}

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%231E1D1A' stroke-width='2.5'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E\")";

const Label = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap", // the detail, where large text leaves no room beside a word
    columnGap: "3",
    minHeight: "control",
    lineHeight: "1.3",
    cursor: "pointer",
    "&:has(:disabled)": { color: "fg.muted", cursor: "not-allowed" },
  },
});

const Box = chakra("input", {
  base: {
    flexShrink: 0,
    appearance: "none",
    width: "1.375rem",
    height: "1.375rem",
    border: "2px solid",
    borderColor: "border.emphasized",
    borderRadius: "l1",
    bg: "bg.panel",
    cursor: "inherit",
    _checked: { bg: "gold.solid", borderColor: "gold.solid", backgroundImage: tick },
    _highContrast: { appearance: "auto" },
  },
});
