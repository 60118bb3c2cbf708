import {
  Button,
  FacebookIcon,
  GoogleIcon,
  KeyIcon,
  LoadingRegion,
  Notice,
  Panel,
  PhoneIcon,
  Row,
  StatusTag,
  TextSkeleton,
  MethodRow,
} from "@shop/ui";
import { lazy, Suspense, type ReactNode } from "react";
import { account } from "./texts.ts";
import { shell } from "../../shared/texts.ts";
import type { SignInMethod } from "@shop/session-machine";
import { ActionPanel } from "./action-panel.tsx";
import { Outcome } from "./outcome.tsx";
import type { SecurityPart } from "./security-part.ts";
import { useAction } from "./security-ref.ts";

const texts = account.security.methods;

/** Brings the rules of every country's numbers along: nobody else loads them. */
const PhoneLink = lazy(async () => ({ default: (await import("./phone-link.tsx")).PhoneLink }));

const ICONS: Record<SignInMethod, ReactNode> = {
  password: <KeyIcon />,
  google: <GoogleIcon />,
  facebook: <FacebookIcon />,
  phone: <PhoneIcon />,
};

type MethodItemProps = SecurityPart & { method: SignInMethod };

/** One way into the account, to be linked to it or taken away. */
export function MethodItem({ method, ...part }: MethodItemProps) {
  const { authAccount, security } = part;
  const found = authAccount.methods.find((each) => each.method === method);
  const name = texts.names[method];
  return (
    <MethodRow
      action={
        found ? (
          <UnlinkAction isOnly={authAccount.methods.length === 1} security={security} method={method} />
        ) : (
          <LinkAction security={security} method={method} />
        )
      }
      detail={found ? (found.label ?? "") : texts.unlinked}
      icon={ICONS[method]}
      name={name}
    >
      <LinkPanel {...part} method={method} />
      <UnlinkPanel {...part} method={method} />
      <Outcome done={account.security.done.link(name)} kind="link" security={security} method={method} />
      <Outcome done={account.security.done.unlink(name)} kind="unlink" security={security} method={method} />
    </MethodRow>
  );
}

function LinkAction({ security, method }: Pick<MethodItemProps, "security" | "method">) {
  const { isOpen, isActing } = useAction(security, "link", method);
  const link = () => {
    // The window opens in this very click.
    if (method === "google" || method === "facebook") {
      return security.send({ type: "action.start", action: { kind: "link", method: { method } } });
    }
    security.send(isOpen ? { type: "panel.close" } : { type: "panel.open", panel: { kind: "phone" } });
  };
  return (
    <Button
      aria-expanded={method === "phone" ? isOpen : undefined}
      aria-label={texts.linkLabel(texts.names[method])}
      loading={isActing && method !== "phone"}
      onClick={link}
      size="sm"
      variant="surface"
    >
      {texts.link}
    </Button>
  );
}

function UnlinkAction({
  isOnly,
  security,
  method,
}: Pick<MethodItemProps, "security" | "method"> & { isOnly: boolean }) {
  const { isOpen } = useAction(security, "unlink", method);
  if (isOnly) return <StatusTag>{texts.only}</StatusTag>;
  return (
    <Button
      aria-expanded={isOpen}
      aria-label={texts.unlinkLabel(texts.names[method])}
      onClick={() =>
        security.send(
          isOpen ? { type: "panel.close" } : { type: "panel.open", panel: { kind: "unlink", method } },
        )
      }
      size="sm"
      variant="surface"
    >
      {texts.unlink}
    </Button>
  );
}

function LinkPanel({ method, ...part }: MethodItemProps) {
  const { isActing } = useAction(part.security, "link", method);
  return (
    <>
      {/* Only a phone has something to fill in: the others ask in a window of their own. */}
      <ActionPanel {...part} kind="link" method={method}>
        <Suspense
          fallback={
            <LoadingRegion label={account.loading}>
              <TextSkeleton lines={4} />
            </LoadingRegion>
          }
        >
          <PhoneLink {...part} />
        </Suspense>
      </ActionPanel>
      {isActing && method !== "phone" && <Notice>{texts.window(texts.names[method])}</Notice>}
    </>
  );
}

function UnlinkPanel({ method, ...part }: MethodItemProps) {
  const { security } = part;
  const { isActing } = useAction(security, "unlink", method);
  return (
    <ActionPanel {...part} kind="unlink" method={method}>
      <Panel danger heading={texts.confirm(texts.names[method])} text={texts.confirmText}>
        <Row>
          <Button
            loading={isActing}
            onClick={() => security.send({ type: "action.start", action: { kind: "unlink", method } })}
            colorPalette="red"
            variant="subtle"
          >
            {texts.unlink}
          </Button>
          <Button
            aria-disabled={isActing || undefined}
            onClick={() => security.send({ type: "panel.close" })}
            variant="surface"
          >
            {shell.cancel}
          </Button>
        </Row>
      </Panel>
    </ActionPanel>
  );
}
