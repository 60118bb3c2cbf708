import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { Button } from "@shop/ui";
import { useState } from "react";

export interface ResendButtonProps {
  /** The label, and the accessible name at all times: "Reenviar código". */
  label: string;
  /** How long the shopper still has to wait; 0 enables the button. */
  seconds: number;
  /** Beside the label during the wait: "en 27 s". */
  wait: (seconds: number) => string;
  /** Announced when it is pressed too early: "Podrás reenviarlo en 27 segundos." */
  tooEarly: (seconds: number) => string;
  /** Announced once when the wait is over: "Ya puedes reenviar el código." */
  ready: string;
  loading?: boolean;
  onResend: () => void;
}

/** A disabled button would be too pale to read the seconds. */
const waiting = { _disabled: { color: "fg.muted", bg: "none", opacity: 1 } };

/**
 * Sends a code again, after a wait. The countdown is only visible: a screen reader would announce every second. It
 * announces the remaining time only on a press, and once the end of the wait.
 */
export function ResendButton(props: ResendButtonProps) {
  const { label, seconds, wait, tooEarly, ready, loading = false, onResend } = props;
  const isWaiting = seconds > 0;
  // The end of a wait is announced, but not a button that could be pressed from the start.
  const [hasWaited, setHasWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setHasWaited(true);
  const [answer, setAnswer] = useState("");
  const press = () => {
    setAnswer(isWaiting ? tooEarly(seconds) : "");
    if (!isWaiting) onResend();
  };
  const endOfWait = hasWaited ? ready : "";
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
        <output>{isWaiting ? answer : endOfWait}</output>
      </VisuallyHidden>
    </div>
  );
}
