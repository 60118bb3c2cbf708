import { Code, Text } from "@chakra-ui/react";
import { Button, EmptyState, Notice, Page, Stack, TextField } from "@shop/ui";
import { typedIn } from "@shop/web/forms";
import { readEnvironment } from "@shop/web/platform/env";
import { useDesk, useDeskRef } from "../machine/react.tsx";
import { selectFailure, selectIsTakingRole } from "../machine/selectors.ts";
import { texts } from "../shared/texts.ts";

const { first, ...withoutRole } = texts.withoutRole;

/** Signed in, and not of the staff: what to do about it. */
export function WithoutRolePage() {
  const desk = useDeskRef();
  const { isEmbedded } = readEnvironment(import.meta.env);
  return (
    <Page>
      <EmptyState heading={withoutRole.title} level={1} text={withoutRole.text}>
        <Stack align="start" gap="8">
          <Button onClick={() => desk.send({ type: "staff.signOut" })}>{withoutRole.signInAgain}</Button>
          {isEmbedded ? (
            <FirstRoleForm />
          ) : (
            <Text>
              {first.byCommand} <Code size="lg">{first.command}</Code>
            </Text>
          )}
        </Stack>
      </EmptyState>
    </Page>
  );
}

/** A shop on one machine has printed a code. */
function FirstRoleForm() {
  const desk = useDeskRef();
  const isTaking = useDesk(selectIsTakingRole);
  const failure = useDesk(selectFailure);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        desk.send({ type: "role.take", code: typedIn(event.currentTarget).text("code") });
      }}
    >
      <Stack align="start" gap="4" maxWidth="form">
        <TextField
          autoComplete="off"
          hint={first.hint}
          inputMode="numeric"
          label={first.label}
          name="code"
          required
        />
        {failure && <Notice status="error">{first.failed(failure)}</Notice>}
        <Button loading={isTaking} type="submit" variant="outline">
          {first.submit}
        </Button>
      </Stack>
    </form>
  );
}
