import { VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Field } from "../chakra/field.ts";
import type { FieldProps, useField } from "./use-field.ts";

export interface FieldFrameProps extends FieldProps {
  root: ReturnType<typeof useField>["root"];
  /** The control itself. */
  children: ReactNode;
}

/** Label above, control, then hint and error. */
export function FieldFrame({ label, hint, error, quiet, inline, root, children }: FieldFrameProps) {
  const name = <Field.Label>{label}</Field.Label>;
  return (
    <Field.Root {...root} orientation={inline ? "horizontal" : "vertical"}>
      {quiet ? <VisuallyHidden asChild>{name}</VisuallyHidden> : name}
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
