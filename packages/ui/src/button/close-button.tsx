import { CloseButton as ChakraCloseButton } from "@chakra-ui/react";
import type { ComponentProps } from "react";

/** Chakra's, as large as a control, with its name in Spanish. */
export function CloseButton(props: ComponentProps<typeof ChakraCloseButton>) {
  return <ChakraCloseButton aria-label="Cerrar" fontSize="md" marginX="0" width="control" {...props} />;
}
