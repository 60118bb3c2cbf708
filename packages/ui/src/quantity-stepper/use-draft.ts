import { type KeyboardEvent, useState } from "react";

export interface Draft {
  text: string;
  /** The typed text is no quantity, and nothing was changed. */
  isRefused: boolean;
  /** Forgets what was typed. */
  leave: () => void;
  type: (text: string) => void;
  commit: () => void;
  /** Enter applies the typed text, Escape discards it, the arrow keys step, Home and End go to 0 and the most. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The draft of the spin button, until Enter or blur applies it.
 * @param max Infinity without a limit
 * @param set brings any number into its bounds
 */
export function useDraft(value: number, max: number, set: (next: number) => void): Draft {
  const [draft, setDraft] = useState<string>();
  const [isRefused, setRefused] = useState(false);

  const type = (text: string | undefined) => {
    setDraft(text);
    setRefused(false);
  };
  const leave = () => type(undefined);

  const commit = () => {
    if (draft === undefined) return;
    const typed = cleaned(draft);
    setDraft(undefined);
    // A partial match, or a negative number, would be another quantity than the intended one.
    setRefused(!/^\d*$/.test(typed));
    if (/^\d+$/.test(typed)) set(Number(typed));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const typed = cleaned(draft ?? "");
    const from = /^\d+$/.test(typed) ? Number(typed) : value;
    const steps: Record<string, number> = {
      ArrowUp: from + 1,
      ArrowDown: from - 1,
      Home: 0,
      End: max,
    };
    // With a modifier they select text, or are the browser's.
    const isModified = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
    const next = isModified ? undefined : steps[event.key];
    if (event.key === "Enter") {
      event.preventDefault(); // Enter must not submit a surrounding form
      commit();
    } else if (event.key === "Escape") {
      leave();
    } else if (
      next !== undefined &&
      Number.isFinite(next) &&
      // In typed text, Home and End move the caret.
      (draft === undefined || event.key.startsWith("Arrow"))
    ) {
      event.preventDefault();
      leave();
      set(next);
    }
  };

  return { text: draft ?? String(value), isRefused, leave, type, commit, onKeyDown };
}

/** Full-width digits are digits, and copied text may contain invisible characters. */
function cleaned(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .trim();
}
