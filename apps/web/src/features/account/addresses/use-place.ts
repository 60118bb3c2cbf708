import { useMachine } from "@xstate/react";
import { useEffect, useState, type RefObject } from "react";
import type { Place } from "./find-place.ts";
import { providePostalCode } from "./postal-code-machine.ts";

/** What a place fills in. */
const FILLED = ["neighbourhood", "city", "state"] as const;

/**
 * The place of the postal code that is typed, once it is known; a code that nobody knows leaves what stands there.
 * @param form whose fields are filled in
 */
export function usePlace(form: RefObject<HTMLFormElement | null>): {
  place: Place | null;
  find: (postalCode: string) => void;
} {
  const [machine] = useState(providePostalCode);
  const [{ context }, send] = useMachine(machine);
  const [place, setPlace] = useState<Place | null>(null);
  if (context.data && context.data !== place) setPlace(context.data);
  useEffect(() => {
    if (!place) return;
    // The form's machine hears of it as if it was typed: a field that was found wrong may be right now.
    for (const name of FILLED) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLElement) field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [place, form]);
  return {
    place,
    find: (postalCode) => {
      if (/^\d{5}$/.test(postalCode)) send({ type: "postalCode.open", postalCode });
    },
  };
}
