import { selectIsBusy, selectMethod, type SignInFailure, type SocialProvider } from "@shop/session-machine";
import { useSession, useSessionRef } from "@shop/session-machine/react";
import { Button, FacebookIcon, GoogleIcon, Notice, Stack } from "@shop/ui";
import { useRef } from "react";
import { session as texts } from "../texts.ts";
import { InView } from "../in-view.tsx";
import { FailureNotice } from "../failure-notice.tsx";

const METHODS = [
  { method: "google", icon: <GoogleIcon /> },
  { method: "facebook", icon: <FacebookIcon /> },
] as const;

/** Whether the last attempt of a form was by one of these windows. */
export const selectIsSocial = ({ context }: { context: { summary: string | null } }) =>
  METHODS.some(({ method }) => method === context.summary);

type SocialSignInProps = {
  /** Called within the click, so that a window may open. */
  choose: (method: SocialProvider) => void;
  /** Why the last window failed. */
  failure: SignInFailure | null;
};

/** Google and Facebook, each in its own window, which can be cancelled from here, too. */
export function SocialSignIn({ choose, failure }: SocialSignInProps) {
  const session = useSessionRef();
  const isBusy = useSession(selectIsBusy);
  const method = useSession(selectMethod);
  const list = useRef<HTMLDivElement>(null);
  const withOpenWindow = METHODS.find((social) => social.method === method);
  const cancel = () => {
    session.send({ type: "signIn.cancel" });
    // The cancel button is removed; the button that opened the window gets the focus.
    list.current?.querySelector<HTMLElement>('[aria-busy="true"]')?.focus();
  };
  return (
    <Stack gap="sm" ref={list}>
      <FailureNotice failure={failure} />
      {METHODS.map(({ method: social, icon }) => (
        <Button
          aria-disabled={isBusy || undefined}
          width="full"
          key={social}
          loading={social === method}
          onClick={() => choose(social)}
          variant="surface"
        >
          {icon}
          <span>{texts.continueWith(texts.services[social])}</span>
        </Button>
      ))}
      {withOpenWindow && (
        <InView>
          <Notice
            action={
              <Button onClick={cancel} size="sm" variant="outline">
                {texts.window.cancel}
              </Button>
            }
          >
            {texts.window.open(texts.services[withOpenWindow.method])}
          </Notice>
        </InView>
      )}
    </Stack>
  );
}
