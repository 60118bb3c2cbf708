import { type KeyboardEvent, useState } from "react";

export interface Draft {
  text: string;
  /** What was typed is no quantity, and nothing was changed. */
  isRefused: boolean;
  /** Forgets what was typed. */
  leave: () => void;
  type: (text: string) => void;
  commit: () => void;
  /** Enter takes what was typed, Escape leaves it, the arrows step. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What is being typed into the spin button, until Enter or leaving the field makes it a quantity. */
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
    // Figures of full width are figures, and what nobody sees comes along where a text is copied.
    const typed = draft
      .normalize("NFKC")
      .replaceAll(/\p{Cf}/gu, "")
      .trim();
    setDraft(undefined);
    // A part of what stands there, or less than nothing, would be another quantity than the one that is meant.
    setRefused(!/^\d*$/.test(typed));
    if (/^\d+$/.test(typed)) set(Number(typed));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowUp: value + 1,
      ArrowDown: value - 1,
      Home: 0,
      End: max,
    };
    const next = steps[event.key];
    if (event.key === "Enter") {
      event.preventDefault(); // in a form, Enter here means this field alone
      commit();
    } else if (event.key === "Escape") {
      leave();
    } else if (
      next !== undefined &&
      Number.isFinite(next) &&
      (draft === undefined || event.key.startsWith("Arrow"))
    ) {
      event.preventDefault();
      leave();
      set(next);
    }
  };

  return { text: draft ?? String(value), isRefused, leave, type, commit, onKeyDown };
}
