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
  WayRow,
} from "@shop/ui";
import { lazy, Suspense, type ReactNode } from "react";
import { account } from "./texts.ts";
import { shell } from "../../shared/texts.ts";
import type { Way } from "@shop/session-machine";
import { ActionPanel } from "./action-panel.tsx";
import { Outcome } from "./outcome.tsx";
import type { SecurityPart } from "./security-part.ts";
import { useAction } from "./security-ref.ts";

const texts = account.security.ways;

/** Brings the rules of every country's numbers along: nobody else loads them. */
const PhoneLink = lazy(async () => ({ default: (await import("./phone-link.tsx")).PhoneLink }));

const ICONS: Record<Way, ReactNode> = {
  password: <KeyIcon />,
  google: <GoogleIcon />,
  facebook: <FacebookIcon />,
  phone: <PhoneIcon />,
};

type WayItemProps = SecurityPart & { way: Way };

/** One way into the account, to be linked to it or taken away. */
export function WayItem({ way, ...part }: WayItemProps) {
  const { access, security } = part;
  const found = access.ways.find((each) => each.way === way);
  const name = texts.names[way];
  return (
    <WayRow
      action={
        found ? (
          <UnlinkAction isOnly={access.ways.length === 1} security={security} way={way} />
        ) : (
          <LinkAction security={security} way={way} />
        )
      }
      detail={found ? (found.label ?? "") : texts.unlinked}
      icon={ICONS[way]}
      name={name}
    >
      <LinkPanel {...part} way={way} />
      <UnlinkPanel {...part} way={way} />
      <Outcome done={account.security.done.link(name)} kind="link" security={security} way={way} />
      <Outcome done={account.security.done.unlink(name)} kind="unlink" security={security} way={way} />
    </WayRow>
  );
}

function LinkAction({ security, way }: Pick<WayItemProps, "security" | "way">) {
  const { isOpen, isActing } = useAction(security, "link", way);
  const link = () => {
    // The window opens in this very click.
    if (way === "google" || way === "facebook") {
      return security.send({ type: "action.start", action: { kind: "link", way: { way } } });
    }
    security.send(isOpen ? { type: "panel.close" } : { type: "panel.open", panel: { kind: "phone" } });
  };
  return (
    <Button
      aria-expanded={way === "phone" ? isOpen : undefined}
      aria-label={texts.linkLabel(texts.names[way])}
      loading={isActing && way !== "phone"}
      onClick={link}
      size="sm"
      variant="plain"
    >
      {texts.link}
    </Button>
  );
}

function UnlinkAction({
  isOnly,
  security,
  way,
}: Pick<WayItemProps, "security" | "way"> & { isOnly: boolean }) {
  const { isOpen } = useAction(security, "unlink", way);
  if (isOnly) return <StatusTag>{texts.only}</StatusTag>;
  return (
    <Button
      aria-expanded={isOpen}
      aria-label={texts.unlinkLabel(texts.names[way])}
      onClick={() =>
        security.send(
          isOpen ? { type: "panel.close" } : { type: "panel.open", panel: { kind: "unlink", way } },
        )
      }
      size="sm"
      variant="plain"
    >
      {texts.unlink}
    </Button>
  );
}

function LinkPanel({ way, ...part }: WayItemProps) {
  const { isActing } = useAction(part.security, "link", way);
  return (
    <>
      {/* Only a phone has something to fill in: the others ask in a window of their own. */}
      <ActionPanel {...part} kind="link" way={way}>
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
      {isActing && way !== "phone" && <Notice>{texts.window(texts.names[way])}</Notice>}
    </>
  );
}

function UnlinkPanel({ way, ...part }: WayItemProps) {
  const { security } = part;
  const { isActing } = useAction(security, "unlink", way);
  return (
    <ActionPanel {...part} kind="unlink" way={way}>
      <Panel danger heading={texts.confirm(texts.names[way])} text={texts.confirmText}>
        <Row>
          <Button
            loading={isActing}
            onClick={() => security.send({ type: "action.start", action: { kind: "unlink", way } })}
            variant="danger"
          >
            {texts.unlink}
          </Button>
          <Button
            aria-disabled={isActing || undefined}
            onClick={() => security.send({ type: "panel.close" })}
            variant="plain"
          >
            {shell.cancel}
          </Button>
        </Row>
      </Panel>
    </ActionPanel>
  );
}
