import { Button as ChakraButton } from "@chakra-ui/react";
import type { ComponentProps, MouseEvent } from "react";

export type ButtonProps = ComponentProps<typeof ChakraButton>;

const hold = (event: MouseEvent) => event.preventDefault();

/** Chakra's button. While it is loading it keeps its name, its width and the focus, and ignores clicks. */
export function Button({ loading = false, ...props }: ButtonProps) {
  // Chakra disables a loading button, which removes the focus and hides the name from screen readers.
  const waiting = { "aria-busy": true, "aria-disabled": true, onClick: hold };
  return <ChakraButton {...props} {...(loading ? waiting : {})} />;
}
