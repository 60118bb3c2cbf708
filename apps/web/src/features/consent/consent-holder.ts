import type { ConsentRef } from "./consent-machine.ts";
import type { Question } from "./question.tsx";
import type { PrivacySetting } from "./privacy-setting.tsx";

/** Everything about the consent, once its code is there. */
export type LoadedConsent = {
  consent: ConsentRef;
  Question: typeof Question;
  PrivacySetting: typeof PrivacySetting;
};

/** What asks for the consent, and counts after it: none of it is part of the first load. */
export type ConsentHolder = {
  /** Null before it was loaded. */
  read: () => LoadedConsent | null;
  /** Reports when it is. */
  subscribe: (listener: () => void) => () => void;
  /** Loads it, once; what did not arrive is asked for again the next time. */
  load: () => Promise<LoadedConsent>;
};

export function holdConsent(load: () => Promise<LoadedConsent>): ConsentHolder {
  let loaded: LoadedConsent | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async () => {
      loaded ??= await load();
      for (const listener of listeners) listener();
      return loaded;
    },
  };
}
