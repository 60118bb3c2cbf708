import { Badge, VisuallyHidden } from "@chakra-ui/react";
import { selectIdentity } from "@shop/session-machine";
import { useSession } from "@shop/session-machine/react";
import { Button, Notice, Row, Setting } from "@shop/ui";
import { useActor } from "@xstate/react";
import { account } from "../texts.ts";
import { session } from "../../session/index.ts";
import { shell } from "../../../shared/texts.ts";
import type { AccountServices } from "../account-services.ts";
import { provideVerification } from "./verification-machine.ts";

const texts = account.email;

/** The calls that read whether the e-mail is verified, and send the verification mail. */
export type EmailServices = Pick<AccountServices, "readAuthAccount" | "sendVerification">;

type EmailSettingProps = {
  services: EmailServices;
  /** Why the e-mail should be verified. */
  why?: string;
  /** Level of its heading: 2 directly below the title of the screen. */
  level?: 2 | 3;
};

/** The e-mail, whether it is verified, and a button that sends the verification mail. */
export function EmailSetting({ services, why = texts.why, level = 3 }: EmailSettingProps) {
  const [snapshot, send] = useActor(provideVerification(services));
  const { isSent, signInFailure } = snapshot.context;
  // The session knows the address before the service has answered whether it is verified.
  const known = useSession((current) => selectIdentity(current)?.email ?? null);
  const email = snapshot.context.email ?? known;
  const isChecking = snapshot.hasTag("checking");
  if (email === null) {
    return isChecking ? null : <Setting heading={texts.title} level={level} text={texts.none} />;
  }
  return (
    <Setting
      action={
        <>
          {isChecking && (
            <VisuallyHidden asChild>
              <output>{texts.checking}</output>
            </VisuallyHidden>
          )}
          {snapshot.hasTag("verified") && (
            <Badge colorPalette="green" size="md">
              {texts.verified}
            </Badge>
          )}
          {snapshot.hasTag("unverified") && (
            <Badge colorPalette="orange" size="md">
              {texts.unverified}
            </Badge>
          )}
        </>
      }
      heading={texts.title}
      level={level}
      text={email}
    >
      {snapshot.hasTag("unknown") && (
        <Notice
          action={
            <Button onClick={() => send({ type: "verification.check" })} size="sm" variant="outline">
              {shell.retry}
            </Button>
          }
          status="warning"
        >
          {texts.unknown}
        </Notice>
      )}
      {snapshot.hasTag("unverified") && (
        <>
          {isSent ? <Notice status="success">{texts.sent(email)}</Notice> : <p>{why}</p>}
          {signInFailure && <Notice status="error">{session.failures[signInFailure]}</Notice>}
          <Row>
            <Button
              loading={snapshot.hasTag("sending")}
              onClick={() => send({ type: "verification.send" })}
              size="sm"
              variant="outline"
            >
              {isSent ? texts.sendAgain : texts.send}
            </Button>
          </Row>
        </>
      )}
    </Setting>
  );
}
