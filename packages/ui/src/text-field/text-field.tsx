import { Input, InputGroup } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { FieldFrame } from "./field.tsx";
import { type FieldProps, useField } from "./use-field.ts";

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "children" | "size"> {
  size?: "xs" | "sm" | "md" | "lg";
  /** How many letters it is wide, which `size` is in HTML. */
  htmlSize?: number;
  /** Stands inside the box, at its end: an icon, a button. */
  inside?: ReactNode;
}

const atTheEnd = { padding: 0, width: "control", fontSize: "md" } as const;

/** One line of text. Takes everything a native `input` takes, `ref` too. */
export function TextField({ label, hint, error, quiet, inline, id, inside, ...input }: TextFieldProps) {
  const { root, control } = useField({ id, hint, error, describedBy: input["aria-describedby"] });
  const box = <Input type="text" {...input} {...control} />;
  return (
    <FieldFrame error={error} hint={hint} inline={inline} label={label} quiet={quiet} root={root}>
      {inside ? (
        <InputGroup endElement={inside} endElementProps={atTheEnd} endOffset="-0.25rem">
          {box}
        </InputGroup>
      ) : (
        box
      )}
    </FieldFrame>
  );
}
