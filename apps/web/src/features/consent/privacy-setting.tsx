import { Button, Setting } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { privacy } from "./texts.ts";
import { selectChoice, type ConsentRef } from "./consent-machine.ts";

const texts = privacy.setting;

/** The shopper's choice, in their account, with a button to change it. */
export function PrivacySetting({ consent }: { consent: ConsentRef }) {
  const choice = useSelector(consent, selectChoice);
  const isAccepted = choice === "accepted";
  return (
    <Setting
      action={
        <Button
          onClick={() => consent.send({ type: isAccepted ? "consent.reject" : "consent.accept" })}
          size="sm"
          variant="surface"
        >
          {isAccepted ? texts.stop : texts.allow}
        </Button>
      }
      heading={texts.title}
      text={texts.text}
    >
      <output>{texts[choice ?? "undecided"]}</output>
    </Setting>
  );
}
