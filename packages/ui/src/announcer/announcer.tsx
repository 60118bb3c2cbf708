import { VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useState } from "react";

export interface AnnouncerProps {
  /** The current text. */
  text: string;
  /** How long it has to stay unchanged before it is announced (ms). */
  delay?: number;
}

/**
 * Announces a changed text to screen readers once it has stayed unchanged for a moment, so that ten fast clicks are one
 * sentence. The initial text is not announced.
 */
export function Announcer({ text, delay = 1000 }: AnnouncerProps) {
  const [first] = useState(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (text === said || (said === "" && text === first)) return;
    const timer = setTimeout(() => setSaid(text), delay);
    return () => clearTimeout(timer);
  }, [text, said, first, delay]);
  return (
    <VisuallyHidden aria-atomic="true" aria-live="polite">
      {said}
    </VisuallyHidden>
  );
}
