import { selectIdentity } from "@shop/session-machine";
import { useSession, useSessionRef } from "@shop/session-machine/react";
import { SectionHeading } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { account } from "../texts.ts";
import type { AccountServices } from "../account-services.ts";
import { EverywhereSetting } from "./settings/everywhere-setting.tsx";
import { ExportSetting } from "./settings/export-setting.tsx";
import { Reading } from "../reading.tsx";
import { RemoveSetting } from "./settings/remove-setting.tsx";
import { PrivacyPart } from "./settings/privacy-part.tsx";
import { provideSecurity } from "./actions/security-machine.ts";
import { accountFailureText } from "../account-failure-text.ts";
import { MethodsSetting } from "./methods/methods-setting.tsx";

const texts = account.security;

/** The sign-in methods of the account, its sessions and its deletion. */
export function SecuritySection({ services }: { services: AccountServices }) {
  const session = useSessionRef();
  const machine = provideSecurity(services, async (signOutReason) =>
    session.send({ type: "session.endedEverywhere", signOutReason }),
  );
  const security = useActorRef(machine);
  const { authAccount, failure } = useSelector(security, (snapshot) => snapshot.context);
  const isFailed = useSelector(security, (snapshot) => snapshot.hasTag("failed"));
  const name = useSession((current) => selectIdentity(current)?.name ?? "");
  if (isFailed || !authAccount) {
    return (
      <Reading
        failure={failure && accountFailureText(failure)}
        lines={8}
        onRetry={() => security.send({ type: "security.retry" })}
        texts={texts}
      />
    );
  }
  const person = { name, email: authAccount.email ?? "" };
  const shared = { authAccount, person, security, services };
  return (
    <>
      <SectionHeading>{account.sections.security}</SectionHeading>
      <MethodsSetting {...shared} />
      <EverywhereSetting {...shared} />
      <ExportSetting {...shared} />
      <PrivacyPart />
      <RemoveSetting {...shared} />
    </>
  );
}
