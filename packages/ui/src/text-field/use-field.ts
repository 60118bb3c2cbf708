import { type ReactNode, useId } from "react";

/** What every field has around its control. */
export interface FieldProps {
  label: string;
  /** Said with the control: the format, why it is asked. */
  hint?: ReactNode;
  /** What is wrong with it and how to mend it. */
  error?: ReactNode;
  /** Shows no label; screen readers still get it. */
  quiet?: boolean | undefined;
  /** The label stands before the control instead of above it. */
  inline?: boolean | undefined;
}

type FieldParts = Pick<FieldProps, "hint" | "error"> & {
  id?: string | undefined;
  /** What stands elsewhere and is read with the control, between its hint and its error. */
  describedBy?: string | undefined;
};

/** The ids of a field's parts, as Chakra's `Field.Root` takes them, and what is read with its control. */
export function useField({ id, hint, error, describedBy }: FieldParts) {
  const own = useId();
  const control = id ?? own;
  const ids = { control: `${control}-field`, helperText: `${control}-hint`, errorText: `${control}-error` };
  const described = [hint && ids.helperText, describedBy, error && ids.errorText].filter(Boolean).join(" ");
  return {
    root: { id: control, ids, invalid: Boolean(error) },
    // Chakra says the error by `aria-errormessage`, which few screen readers read, and the hint after a second render.
    control: { "aria-describedby": described || undefined, "aria-errormessage": undefined },
  };
}
