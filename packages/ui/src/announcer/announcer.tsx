import { VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useState } from "react";

export interface AnnouncerProps {
  /** What is true now. */
  text: string;
  /** How long it has to stay true before it is said, in milliseconds. */
  rest?: number;
}

/**
 * Says to screen readers what has become true, once it has stayed so for a moment: ten fast clicks are one
 * sentence. What was true from the beginning is not said.
 */
export function Announcer({ text, rest = 1000 }: AnnouncerProps) {
  const [first] = useState(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (text === said || (said === "" && text === first)) return;
    const timer = setTimeout(() => setSaid(text), rest);
    return () => clearTimeout(timer);
  }, [text, said, first, rest]);
  return (
    <VisuallyHidden aria-atomic="true" aria-live="polite">
      {said}
    </VisuallyHidden>
  );
}
