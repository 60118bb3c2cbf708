export { VisuallyHidden } from "@chakra-ui/react";
