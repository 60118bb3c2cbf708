import { Center, Spinner, VisuallyHidden } from "@chakra-ui/react";

/** Something is on its way. @param label what, for screen readers */
export function Waiting({ label }: { label: string }) {
  return (
    <Center as="output" padding="16">
      <Spinner size="xl" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Center>
  );
}
