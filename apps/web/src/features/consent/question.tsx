import { ConsentBand } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { privacy as texts } from "./texts.ts";
import { selectChoice, selectIsOpen, type ConsentRef } from "./consent-machine.ts";

/**
 * The consent question at the bottom of the screen.
 * @param onAnswered is called with any answer, for the parent to remove the question
 */
export function Question({ consent, onAnswered }: { consent: ConsentRef; onAnswered: () => void }) {
  const isOpen = useSelector(consent, selectIsOpen);
  const choice = useSelector(consent, selectChoice);
  if (!isOpen) return null;
  const answer = (type: "consent.accept" | "consent.reject" | "consent.close") => {
    consent.send({ type });
    onAnswered();
  };
  return (
    <ConsentBand
      accept={{ text: texts.accept, onClick: () => answer("consent.accept") }}
      close={choice ? { text: texts.close, onClick: () => answer("consent.close") } : undefined}
      heading={texts.title}
      now={choice ? texts.now[choice] : undefined}
      reject={{ text: texts.reject, onClick: () => answer("consent.reject") }}
      without={texts.without}
    >
      {texts.question}
    </ConsentBand>
  );
}
