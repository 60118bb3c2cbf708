import { Button, Notice, PasswordField, Row, Stack } from "@shop/ui";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { useFields } from "../../shared/forms/use-fields.ts";
import { account } from "./texts.ts";
import { session } from "../session/index.ts";
import type { proofMachine } from "./proof-machine.ts";

const texts = account.proof;

type ProofPasswordProps = {
  proof: ActorRefFrom<typeof proofMachine>;
  /** Whose password it is, for password managers. */
  email: string;
};

/** The password as the proof. */
export function ProofPassword({ proof, email }: ProofPasswordProps) {
  const { way, problem, isMissing } = useSelector(proof, (snapshot) => snapshot.context);
  const isProving = useSelector(proof, (snapshot) => snapshot.hasTag("proving"));
  const fields = useFields({
    machine: proof,
    read: (typed) => ({ password: typed.secret("password") }),
    send: ({ type }) => {
      if (type === "field.change") proof.send({ type });
    },
    submit: ({ password }) => proof.send({ type: "form.submit", password }),
  });
  return (
    <form {...fields}>
      <Stack gap="md">
        <input autoComplete="username" defaultValue={email} hidden name="username" type="email" />
        <PasswordField
          autoComplete="current-password"
          error={isMissing && session.faults.password.required}
          label={texts.password}
          name="password"
          toggle={session.passwordToggle}
        />
        {problem && way === "password" && (
          <Notice tone="danger">
            {problem === "wrongCredentials" ? texts.wrongPassword : session.problems[problem]}
          </Notice>
        )}
        <Row>
          <Button
            aria-disabled={isProving || undefined}
            loading={isProving && way === "password"}
            type="submit"
          >
            {texts.submit}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
