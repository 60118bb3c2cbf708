import type { ComponentProps } from "react";
import { ChevronIcon } from "../icons/icons.tsx";
import { FieldFrame } from "./field.tsx";
import { type FieldProps, useField } from "./use-field.ts";

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<"select">, "children"> {
  options: readonly { value: string; label: string }[];
}

/** One of a list, by the select of the browser, which knows every device best. */
export function SelectField({
  label,
  hint,
  error,
  quiet = false,
  inline = false,
  id,
  options,
  ...select
}: SelectFieldProps) {
  const { ids, control } = useField({ id, hint, error, describedBy: select["aria-describedby"] });
  const arrow = (
    <span className="field__inside field__arrow">
      <ChevronIcon />
    </span>
  );
  return (
    <FieldFrame
      error={error}
      hint={hint}
      ids={ids}
      inside={arrow}
      inline={inline}
      label={label}
      quiet={quiet}
    >
      <select {...select} {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
