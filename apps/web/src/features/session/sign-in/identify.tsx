import type { AuthServices } from "@shop/session-machine";
import { TextSkeleton } from "@shop/ui";
import { Suspense, useState } from "react";
import { EmailCodeSignIn } from "./email-code-sign-in.tsx";
import { PhoneSignIn } from "../phone/load-phone-sign-in.ts";
import { DraftContext, EMPTY_DRAFT } from "../sign-in-draft.ts";
import { session as texts } from "../texts.ts";

export type IdentifyServices = Pick<AuthServices, "sendCode" | "sendEmailCode">;

type IdentifyProps = IdentifyServices & {
  /** Called with whether a code was sent. */
  onSent?: (isSent: boolean) => void;
};

/** Signs the shopper in by a code to their mail or phone, within the current screen. */
export function Identify({ sendCode, sendEmailCode, onSent }: IdentifyProps) {
  const [method, setMethod] = useState<"email" | "phone">("email");
  const [wasChanged, setWasChanged] = useState(false);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const choose = (chosen: "email" | "phone") => {
    setMethod(chosen);
    setWasChanged(true);
  };
  return (
    <DraftContext value={{ ...draft, remember: (typed) => setDraft((before) => ({ ...before, ...typed })) }}>
      {method === "email" ? (
        <EmailCodeSignIn
          focusesHeading={wasChanged}
          onPhone={() => choose("phone")}
          onSent={onSent}
          sendEmailCode={sendEmailCode}
        />
      ) : (
        <Suspense fallback={<TextSkeleton label={texts.opening} lines={4} />}>
          <PhoneSignIn
            focusesHeading={wasChanged}
            onEmail={() => choose("email")}
            onSent={onSent}
            sendCode={sendCode}
          />
        </Suspense>
      )}
    </DraftContext>
  );
}
