import { Card, Center, Stack } from "@chakra-ui/react";
import { Button, Notice, PageHeading, PasswordField, TextField } from "@shop/ui";
import { typedIn } from "@shop/web/forms";
import { useDesk, useDeskRef } from "../machine/react.tsx";
import { selectIsSigningIn, selectSignInFailure } from "../machine/selectors.ts";
import { texts } from "../shared/texts.ts";

/** E-mail and password of a member of staff. The browser's own validation asks for both. */
export function SignInPage() {
  const desk = useDeskRef();
  const isSigningIn = useDesk(selectIsSigningIn);
  const failure = useDesk(selectSignInFailure);
  return (
    <Center as="main" minHeight="100dvh" padding="4">
      <Card.Root bg="bg.panel" maxWidth="form" width="full">
        <Card.Body>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const { text, secret } = typedIn(event.currentTarget);
              desk.send({ type: "staff.signIn", email: text("email"), password: secret("password") });
            }}
          >
            <Stack gap="4">
              <PageHeading subtitle={texts.signIn.text}>{texts.signIn.title}</PageHeading>
              <TextField
                autoComplete="username"
                label={texts.signIn.email}
                name="email"
                required
                type="email"
              />
              <PasswordField
                autoComplete="current-password"
                label={texts.signIn.password}
                name="password"
                required
                toggle={texts.signIn.showPassword}
              />
              {failure && <Notice status="error">{texts.signIn.failed(failure)}</Notice>}
              <Button loading={isSigningIn} size="lg" type="submit">
                {texts.signIn.submit}
              </Button>
            </Stack>
          </form>
        </Card.Body>
      </Card.Root>
    </Center>
  );
}
