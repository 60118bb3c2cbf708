import type { ComponentProps } from "react";
import { NativeSelect } from "../chakra/native-select.ts";
import { ChevronIcon } from "../icons/icons.ts";
import { FieldFrame } from "./field.tsx";
import { type FieldProps, useField } from "./use-field.ts";

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<"select">, "children" | "size"> {
  options: readonly { value: string; label: string }[];
}

/** One of a list, by the select of the browser, which knows every device best. */
export function SelectField({ label, hint, error, quiet, inline, id, options, ...select }: SelectFieldProps) {
  const { root, control } = useField({ id, hint, error, describedBy: select["aria-describedby"] });
  return (
    <FieldFrame error={error} hint={hint} inline={inline} label={label} quiet={quiet} root={root}>
      <NativeSelect.Root disabled={Boolean(select.disabled)}>
        <NativeSelect.Field {...select} {...control}>
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
    </FieldFrame>
  );
}
