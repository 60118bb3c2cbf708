import type { ComponentProps, ReactNode } from "react";
import { FieldFrame } from "./field.tsx";
import { type FieldProps, useField } from "./use-field.ts";

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "children"> {
  /** Stands inside the box, at its end: an icon, a button. */
  inside?: ReactNode;
}

/** One line of text. Takes everything a native `input` takes, `ref` too. */
export function TextField({ label, hint, error, quiet = false, id, inside, ...input }: TextFieldProps) {
  const { ids, control } = useField({ id, hint, error, describedBy: input["aria-describedby"] });
  return (
    <FieldFrame error={error} hint={hint} ids={ids} inside={inside} label={label} quiet={quiet}>
      <input {...input} {...control} type={input.type ?? "text"} />
    </FieldFrame>
  );
}
