import { type KeyboardEvent, useState } from "react";

export interface Draft {
  text: string;
  type: (text: string) => void;
  commit: () => void;
  /** Enter takes what was typed, Escape leaves it, the arrows step. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What is being typed into the spin button, until Enter or leaving the field makes it a quantity. */
export function useDraft(value: number, max: number, set: (next: number) => void): Draft {
  const [draft, setDraft] = useState<string>();

  const commit = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = Number.parseInt(draft, 10);
    if (!Number.isNaN(typed)) set(typed);
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
      setDraft(undefined);
    } else if (
      next !== undefined &&
      Number.isFinite(next) &&
      (draft === undefined || event.key.startsWith("Arrow"))
    ) {
      event.preventDefault();
      setDraft(undefined);
      set(next);
    }
  };

  return { text: draft ?? String(value), type: setDraft, commit, onKeyDown };
}
