import { Textarea } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { FieldFrame } from "./field.tsx";
import { type FieldProps, useField } from "./use-field.ts";

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<"textarea">, "children"> {}

/** Several lines of text. Takes everything a native `textarea` takes, `ref` too. */
export function TextArea({ label, hint, error, quiet, inline, id, ...area }: TextAreaProps) {
  const { root, control } = useField({ id, hint, error, describedBy: area["aria-describedby"] });
  return (
    <FieldFrame error={error} hint={hint} inline={inline} label={label} quiet={quiet} root={root}>
      <Textarea rows={5} {...area} {...control} />
    </FieldFrame>
  );
}
