import { selectIsBusy, selectWay, type SignInProblem, type SocialWay } from "@shop/session-machine";
import { useSession, useSessionRef } from "@shop/session-machine/react";
import { Button, FacebookIcon, GoogleIcon, Notice, Stack } from "@shop/ui";
import { useRef } from "react";
import { session as texts } from "./texts.ts";
import { InView } from "./in-view.tsx";
import { Problem } from "./problem.tsx";

const WAYS = [
  { way: "google", icon: <GoogleIcon /> },
  { way: "facebook", icon: <FacebookIcon /> },
] as const;

type SocialWaysProps = {
  /** Called within the click, so that a window may open. */
  choose: (way: SocialWay) => void;
  /** Why the last window led nowhere. */
  problem: SignInProblem | null;
};

/** Google and Facebook, each in a window of its own, which can be given up from here too. */
export function SocialWays({ choose, problem }: SocialWaysProps) {
  const session = useSessionRef();
  const isBusy = useSession(selectIsBusy);
  const way = useSession(selectWay);
  const list = useRef<HTMLDivElement>(null);
  const open = WAYS.find((social) => social.way === way);
  const cancel = () => {
    session.send({ type: "signIn.cancel" });
    // The button that was pressed goes; the one that opened the window stays.
    list.current?.querySelector<HTMLElement>('[aria-busy="true"]')?.focus();
  };
  return (
    <Stack gap="sm" ref={list}>
      <Problem problem={problem} />
      {WAYS.map(({ way: social, icon }) => (
        <Button
          aria-disabled={isBusy || undefined}
          block
          icon={icon}
          key={social}
          loading={social === way}
          onClick={() => choose(social)}
          variant="plain"
        >
          {texts.continueWith(texts.services[social])}
        </Button>
      ))}
      {open && (
        <InView>
          <Notice
            action={
              <Button onClick={cancel} size="sm" variant="outline">
                {texts.window.cancel}
              </Button>
            }
          >
            {texts.window.open(texts.services[open.way])}
          </Notice>
        </InView>
      )}
    </Stack>
  );
}
