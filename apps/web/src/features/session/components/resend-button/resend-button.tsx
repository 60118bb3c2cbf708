import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { Button } from "@shop/ui";
import { useState } from "react";

export interface ResendButtonProps {
  /** What the button does, and its name at all times: "Reenviar código". */
  label: string;
  /** How long the shopper still has to wait; 0 lets them press. */
  seconds: number;
  /** Beside the label while they wait: "en 27 s". */
  wait: (seconds: number) => string;
  /** Said to a screen reader when it presses too early: "Podrás reenviarlo en 27 segundos." */
  tooEarly: (seconds: number) => string;
  /** Said once when the wait is over: "Ya puedes reenviar el código." */
  ready: string;
  loading?: boolean;
  onResend: () => void;
}

/** The seconds are there to be read. */
const waiting = { _disabled: { color: "fg.muted", bg: "none", opacity: 1 } };

/**
 * Sends again what did not arrive, after a while. The seconds run for the eye alone: a screen reader would
 * have to hear each of them, so it hears how long only when it asks, and once that the wait is over.
 */
export function ResendButton(props: ResendButtonProps) {
  const { label, seconds, wait, tooEarly, ready, loading = false, onResend } = props;
  const isWaiting = seconds > 0;
  const [hasWaited, setHasWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setHasWaited(true);
  const [answer, setAnswer] = useState("");
  const press = () => {
    setAnswer(isWaiting ? tooEarly(seconds) : "");
    if (!isWaiting) onResend();
  };
  const over = hasWaited ? ready : "";
  return (
    <div>
      <Button
        aria-disabled={isWaiting || undefined}
        css={isWaiting ? waiting : {}}
        loading={loading}
        onClick={press}
        variant="ghost"
      >
        <span>
          <span>{label}</span>
          {isWaiting && (
            <chakra.span aria-hidden="true" fontVariantNumeric="tabular-nums">
              {` ${wait(seconds)}`}
            </chakra.span>
          )}
        </span>
      </Button>
      <VisuallyHidden asChild>
        <output>{isWaiting ? answer : over}</output>
      </VisuallyHidden>
    </div>
  );
}
