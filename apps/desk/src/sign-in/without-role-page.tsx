import { Code } from "@chakra-ui/react";
import { Button, EmptyState, Page, Stack } from "@shop/ui";
import { useDeskRef } from "../machine/react.tsx";
import { texts } from "../shared/texts.ts";

/** Signed in, and not of the staff: what to do about it. */
export function WithoutRolePage() {
  const desk = useDeskRef();
  return (
    <Page>
      <EmptyState heading={texts.withoutRole.title} level={1} text={texts.withoutRole.text}>
        <Stack align="start" gap="4">
          <Code size="lg">{texts.withoutRole.command}</Code>
          <Button onClick={() => desk.send({ type: "staff.signOut" })}>
            {texts.withoutRole.signInAgain}
          </Button>
        </Stack>
      </EmptyState>
    </Page>
  );
}
