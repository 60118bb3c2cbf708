import { Badge } from "@chakra-ui/react";
import { canUnlink } from "@shop/session-machine";
import { Button, FacebookIcon, GoogleIcon, Notice, PhoneIcon, TextSkeleton } from "@shop/ui";
import { lazy, Suspense, type ReactNode } from "react";
import { MethodRow } from "./method-row.tsx";
import { account } from "../../texts.ts";
import { ActionPanel } from "../actions/action-panel.tsx";
import { ConfirmPanel } from "../actions/confirm-panel.tsx";
import { PanelButton } from "../actions/panel-button.tsx";
import { useAction, type SecurityPart } from "../actions/use-security.ts";

const texts = account.security.methods;

/** Loads the rules of every country's phone numbers; nothing else on this page needs them. */
const PhoneLink = lazy(async () => ({ default: (await import("./phone-link.tsx")).PhoneLink }));

type LinkableMethod = "google" | "facebook" | "phone";

const ICONS: Record<LinkableMethod, ReactNode> = {
  google: <GoogleIcon />,
  facebook: <FacebookIcon />,
  phone: <PhoneIcon />,
};

type MethodItemProps = SecurityPart & { method: LinkableMethod };

/** Links or unlinks one sign-in method. */
export function MethodItem({ method, ...part }: MethodItemProps) {
  const { authAccount, security } = part;
  const found = authAccount.methods.find((each) => each.method === method);
  const { isActing: isLinking } = useAction(security, "link", method);
  const name = texts.names[method];
  const { link, unlink } = account.security.done;
  const actionOf = () => {
    if (!found) return <LinkMethodButton method={method} security={security} />;
    if (!canUnlink(authAccount)) return <OnlyMethod />;
    return (
      <PanelButton aria-label={texts.unlinkLabel(name)} kind="unlink" method={method} security={security}>
        {texts.unlink}
      </PanelButton>
    );
  };
  return (
    <MethodRow
      action={actionOf()}
      detail={found ? (found.label ?? "") : texts.unlinked}
      icon={ICONS[method]}
      name={name}
    >
      {/* Only a phone has fields: the others open a window of their provider. */}
      <ActionPanel {...part} done={link(name)} kind="link" method={method}>
        <Suspense fallback={<TextSkeleton label={account.loading} lines={4} />}>
          <PhoneLink {...part} />
        </Suspense>
      </ActionPanel>
      {isLinking && method !== "phone" && <Notice>{texts.window(name)}</Notice>}
      <ActionPanel {...part} done={unlink(name)} kind="unlink" method={method}>
        <ConfirmPanel
          action={{ kind: "unlink", method }}
          heading={texts.confirm(name)}
          isDanger
          security={security}
          text={texts.confirmText}
          yes={texts.unlink}
        />
      </ActionPanel>
    </MethodRow>
  );
}

/** Why a method cannot be removed. */
export function OnlyMethod() {
  return (
    <Badge size="md" variant="surface">
      {texts.only}
    </Badge>
  );
}

function LinkMethodButton({ security, method }: Pick<MethodItemProps, "security" | "method">) {
  const { isActing } = useAction(security, "link", method);
  const label = texts.linkLabel(texts.names[method]);
  if (method === "phone") {
    return (
      <PanelButton aria-label={label} kind="link" method={method} security={security}>
        {texts.link}
      </PanelButton>
    );
  }
  return (
    <Button
      aria-label={label}
      loading={isActing}
      // The window must open within this click, or the browser blocks it.
      onClick={() => security.send({ type: "action.start", action: { kind: "link", method: { method } } })}
      size="sm"
      variant="surface"
    >
      {texts.link}
    </Button>
  );
}
