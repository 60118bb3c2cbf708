import { Button, Divider, FacebookIcon, GoogleIcon, Notice, Panel, Row, Stack, TextSkeleton } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import type { ActorRefFrom } from "xstate";
import { account } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";
import { session } from "../../session/index.ts";
import type { SignInMethod } from "@shop/session-machine";
import type { reauthenticationMachine } from "./reauthentication-machine.ts";
import { ReauthenticationPassword } from "./reauthentication-password.tsx";
import type { SecurityPart } from "./security-ref.ts";

const texts = account.reauthentication;

/** Brings the rules of every country's numbers along: nobody else loads them. */
const PhoneReauthentication = lazy(async () => ({
  default: (await import("./phone-reauthentication.tsx")).PhoneReauthentication,
}));

const WINDOWS = [
  { method: "google", icon: <GoogleIcon /> },
  { method: "facebook", icon: <FacebookIcon /> },
] as const;

/** The shopper proves who they are, by whatever leads into the account; what waits goes on by itself. */
export function ReauthenticationPanel(part: SecurityPart) {
  const reauthentication = useSelector(part.security, (snapshot) => snapshot.children.reauthentication);
  return reauthentication ? <Reauthentication {...part} reauthentication={reauthentication} /> : null;
}

type ReauthenticationProps = SecurityPart & {
  reauthentication: ActorRefFrom<typeof reauthenticationMachine>;
};

function Reauthentication({
  authAccount,
  person,
  reauthentication,
  security,
  services,
}: ReauthenticationProps) {
  const { submitted: method, failure: signInFailure } = useSelector(
    reauthentication,
    (snapshot) => snapshot.context,
  );
  const isReauthenticating = useSelector(reauthentication, (snapshot) => snapshot.hasTag("submitting"));
  const has = (wanted: SignInMethod) => authAccount.methods.some((each) => each.method === wanted);
  const windows = WINDOWS.filter((each) => has(each.method));
  const hasWindowFailure = signInFailure !== null && (method === "google" || method === "facebook");
  return (
    <Panel heading={texts.title} text={texts.text}>
      {has("password") && (
        <ReauthenticationPassword email={person.email} reauthentication={reauthentication} />
      )}
      {has("password") && windows.length > 0 && <Divider>{texts.or}</Divider>}
      <Stack gap="md">
        {hasWindowFailure && (
          <Notice status={signInFailure === "cancelled" ? "info" : "error"}>
            {signInFailure === "wrongCredentials" ? texts.wrongAccount : session.failures[signInFailure]}
          </Notice>
        )}
        {windows.map((each) => (
          <Button
            aria-disabled={isReauthenticating || undefined}
            width="full"
            key={each.method}
            loading={isReauthenticating && method === each.method}
            onClick={() => reauthentication.send({ type: "form.send", submission: { method: each.method } })}
            variant="surface"
          >
            {each.icon}
            <span>{texts.with(account.security.methods.names[each.method])}</span>
          </Button>
        ))}
        {has("phone") && authAccount.phone !== null && (
          <Suspense fallback={<TextSkeleton label={account.loading} lines={1} />}>
            <PhoneReauthentication
              phone={authAccount.phone}
              reauthentication={reauthentication}
              sendCode={services.sendCode}
            />
          </Suspense>
        )}
      </Stack>
      <Row>
        <Button onClick={() => security.send({ type: "reauthentication.left" })} variant="surface">
          {shell.cancel}
        </Button>
      </Row>
    </Panel>
  );
}
