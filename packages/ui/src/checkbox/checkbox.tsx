import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "../system/styled.ts";

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%231D1C19' stroke-width='2.5'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E\")";

const Root = styled(
  "label",
  defineSlotRecipe({
    className: "checkbox",
    slots: ["root", "box", "detail"],
    base: {
      root: {
        display: "flex",
        alignItems: "center",
        gap: "3",
        minHeight: "control",
        lineHeight: "1.3",
        cursor: "pointer",
        "&:has(:disabled)": { color: "fg.muted", cursor: "not-allowed" },
      },
      box: {
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
      detail: {
        marginLeft: "auto",
        color: "fg.muted",
        fontVariantNumeric: "tabular-nums",
        whiteSpace: "nowrap",
      },
    },
  }),
);

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: ReactNode;
  /** At the other end of the line, outside the name: how many there are. */
  detail?: ReactNode;
}

/** A native checkbox with its label. */
export function Checkbox({ label, detail, ...input }: CheckboxProps) {
  return (
    <Root>
      <input {...input} className="checkbox__box" type="checkbox" />
      <span>{label}</span>
      {detail && (
        <span aria-hidden="true" className="checkbox__detail">
          {detail}
        </span>
      )}
    </Root>
  );
}
