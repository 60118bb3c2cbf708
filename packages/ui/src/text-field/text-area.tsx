import { Textarea } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps } from "./field.tsx";

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<"textarea">, "children"> {}

/** Several lines of text. Accepts all props of a native `textarea`, including `ref`. */
export function TextArea({ label, hint, error, inline, id, ...area }: TextAreaProps) {
  const frame = { label, hint, error, inline, id, describedBy: area["aria-describedby"] };
  return <FieldFrame {...frame}>{(said) => <Textarea rows={5} {...area} {...said} />}</FieldFrame>;
}
