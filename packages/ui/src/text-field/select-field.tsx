import type { ComponentProps } from "react";
import { NativeSelect } from "../chakra/native-select.ts";
import { ChevronIcon } from "../icons/icons.ts";
import { FieldFrame, type FieldProps } from "./field.tsx";

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<"select">, "children" | "size"> {
  options: readonly { value: string; label: string }[];
}

/** A native select, which suits every device. */
export function SelectField({ label, hint, error, inline, id, options, ...select }: SelectFieldProps) {
  const frame = { label, hint, error, inline, id, describedBy: select["aria-describedby"] };
  return (
    <FieldFrame {...frame}>
      {(said) => (
        <NativeSelect.Root disabled={Boolean(select.disabled)}>
          <NativeSelect.Field {...select} {...said}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <ChevronIcon />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      )}
    </FieldFrame>
  );
}
