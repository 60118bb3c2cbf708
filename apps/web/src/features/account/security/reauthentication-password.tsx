import { Button, Notice, PasswordField, Row, Stack } from "@shop/ui";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { useFields } from "../../../shared/forms/use-fields.ts";
import { account } from "../texts.ts";
import { session } from "../../session/index.ts";
import type { reauthenticationMachine } from "./reauthentication-machine.ts";

const texts = account.reauthentication;

type ReauthenticationPasswordProps = {
  reauthentication: ActorRefFrom<typeof reauthenticationMachine>;
  /** Whose password it is, for password managers. */
  email: string;
};

/** Reauthenticates with the password. */
export function ReauthenticationPassword({ reauthentication, email }: ReauthenticationPasswordProps) {
  const {
    submitted: method,
    failure: signInFailure,
    errors,
  } = useSelector(reauthentication, (snapshot) => snapshot.context);
  const isReauthenticating = useSelector(reauthentication, (snapshot) => snapshot.hasTag("submitting"));
  const fields = useFields({
    machine: reauthentication,
    read: (typed) => ({ password: typed.secret("password") }),
    send: (event) => reauthentication.send(event),
    submit: (values) => reauthentication.send({ type: "form.submit", values }),
  });
  return (
    <form {...fields}>
      <Stack gap="md">
        <input autoComplete="username" defaultValue={email} hidden name="username" type="email" />
        <PasswordField
          autoComplete="current-password"
          error={errors.password && session.errors.password[errors.password]}
          label={texts.password}
          name="password"
          toggle={session.passwordToggle}
        />
        {signInFailure && method === "password" && (
          <Notice status="error">
            {signInFailure === "wrongCredentials" ? texts.wrongPassword : session.failures[signInFailure]}
          </Notice>
        )}
        <Row>
          <Button
            aria-disabled={isReauthenticating || undefined}
            loading={isReauthenticating && method === "password"}
            type="submit"
          >
            {texts.submit}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
