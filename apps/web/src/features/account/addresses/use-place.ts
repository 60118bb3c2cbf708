import { normalizeDigits } from "@shop/contract";
import { useMachine } from "@xstate/react";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { Place } from "./find-place.ts";
import { providePostalCode } from "./postal-code-machine.ts";

/**
 * The place of the typed postal code, once it is known; null if it cannot be found. Fills in fields that are empty or that it
 * has filled in before; what the shopper or the browser entered stays.
 * @param form whose fields are filled in
 */
export function usePlace(form: RefObject<HTMLFormElement | null>): {
  place: Place | null;
  find: (typed: string) => void;
} {
  const [machine] = useState(providePostalCode);
  const [snapshot, send] = useMachine(machine);
  // While another code is typed and looked up, the last place stays.
  const [place, setPlace] = useState<Place | null>(null);
  if (!snapshot.hasTag("loading") && snapshot.context.data !== place) setPlace(snapshot.context.data);
  /** What this hook has filled in, by the name of the field. */
  const filled = useRef(new Map<string, string>());
  useEffect(() => {
    if (!place && filled.current.size === 0) return;
    const [neighbourhood = "", ...others] = place?.neighbourhoods ?? [];
    // If there are several neighbourhoods, the field stays empty for the shopper to choose one.
    const known = {
      neighbourhood: others.length > 0 ? "" : neighbourhood,
      city: place?.city ?? "",
      state: place?.state ?? "",
    };
    for (const [name, text] of Object.entries(known)) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (field.value.trim() !== "" && field.value !== filled.current.get(name)) continue;
      field.value = text;
      filled.current.set(name, text);
      // Notifies the form's machine like typing does: an invalid field may be valid now.
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [place, form]);
  return {
    place,
    find: (typed) => {
      const postalCode = normalizeDigits(typed);
      if (/^\d{5}$/.test(postalCode)) send({ type: "postalCode.open", postalCode });
    },
  };
}
