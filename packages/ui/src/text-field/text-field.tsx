import { Input, InputGroup } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, type FieldProps } from "./field.tsx";

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "children" | "size"> {
  /** How many letters it is wide, which `size` is in HTML. */
  htmlSize?: number;
  /** Stands inside the box, at its end: an icon, a button. */
  inside?: ReactNode;
}

const atTheEnd = { padding: 0, width: "control", fontSize: "md" } as const;

/** One line of text. Takes everything a native `input` takes, `ref` too. */
export function TextField({ label, hint, error, inline, id, inside, ...input }: TextFieldProps) {
  const frame = { label, hint, error, inline, id, describedBy: input["aria-describedby"] };
  return (
    <FieldFrame {...frame}>
      {(said) => {
        const box = <Input type="text" {...input} {...said} />;
        if (!inside) return box;
        return (
          <InputGroup endElement={inside} endElementProps={atTheEnd} endOffset="-0.25rem">
            {box}
          </InputGroup>
        );
      }}
    </FieldFrame>
  );
}
