import { type ReactNode, useId } from "react";
import { Field } from "../chakra/field.ts";

/** What every field has around its control. */
export interface FieldProps {
  label: string;
  /** Announced with the control: the format, or why it is needed. */
  hint?: ReactNode;
  /** The validation error, and how to correct it. */
  error?: ReactNode;
  /** The label is before the control instead of above it. */
  inline?: boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  id: string | undefined;
  /** The id of an element elsewhere that is announced with the control, between its hint and its error. */
  describedBy: string | undefined;
  /** The control itself. @param said its ARIA props, which have to be spread last */
  children: (said: { "aria-describedby": string | undefined; "aria-errormessage": undefined }) => ReactNode;
}

/** Label above, control, then hint and error. */
export function FieldFrame({ label, hint, error, inline, id, describedBy, children }: FieldFrameProps) {
  const own = useId();
  const control = id ?? own;
  const ids = { control: `${control}-field`, helperText: `${control}-hint`, errorText: `${control}-error` };
  const described = [hint && ids.helperText, describedBy, error && ids.errorText].filter(Boolean).join(" ");
  return (
    <Field.Root
      id={control}
      ids={ids}
      invalid={Boolean(error)}
      orientation={inline ? "horizontal" : "vertical"}
    >
      <Field.Label>{label}</Field.Label>
      {/* Chakra links the error by `aria-errormessage`, which few screen readers support, and the hint a render
          later. */}
      {children({ "aria-describedby": described || undefined, "aria-errormessage": undefined })}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
