import { type ReactNode, useId } from "react";

/** What every field has around its control. */
export interface FieldProps {
  label: string;
  /** Said with the control: the format, why it is asked. */
  hint?: ReactNode;
  /** What is wrong with it and how to mend it. */
  error?: ReactNode;
  /** Shows no label; screen readers still get it. */
  quiet?: boolean;
  /** The label stands before the control instead of above it. */
  inline?: boolean;
}

export interface FieldIds {
  control: string;
  hint: string;
  error: string;
}

type FieldParts = Pick<FieldProps, "hint" | "error"> & {
  id?: string | undefined;
  /** What stands elsewhere and is read with the control, between its hint and its error. */
  describedBy?: string | undefined;
};

/** The ids of a field's parts, and the attributes that tie its control to them. */
export function useField({ id, hint, error, describedBy }: FieldParts) {
  const own = useId();
  const control = id ?? own;
  const ids: FieldIds = { control, hint: `${control}-hint`, error: `${control}-error` };
  const described = [hint && ids.hint, describedBy, error && ids.error].filter(Boolean).join(" ");
  return {
    ids,
    control: {
      id: control,
      className: "field__input",
      "aria-describedby": described || undefined,
      "aria-invalid": error ? true : undefined,
    },
  };
}
