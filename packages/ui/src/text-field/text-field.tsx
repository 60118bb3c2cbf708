import { Input, InputGroup } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, type FieldProps } from "./field.tsx";

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "children" | "size"> {
  /** The width in characters: the `size` attribute of HTML. */
  htmlSize?: number;
  /** Inside the box, at its end: an icon, a button. */
  inside?: ReactNode;
}

const atTheEnd = { padding: 0, width: "control", fontSize: "md" } as const;

/** One line of text. Accepts all props of a native `input`, including `ref`. */
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
