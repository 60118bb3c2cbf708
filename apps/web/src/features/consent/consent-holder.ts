import type { ConsentRef } from "./consent-machine.ts";
import type { Question } from "./question.tsx";
import type { PrivacySetting } from "./privacy-setting.tsx";

/** The consent, once its code is loaded. */
export type LoadedConsent = {
  consent: ConsentRef;
  Question: typeof Question;
  PrivacySetting: typeof PrivacySetting;
};

/** Loads the consent question and the analytics: neither is part of the first load. */
export type ConsentHolder = {
  /** Null before it was loaded. */
  read: () => LoadedConsent | null;
  /** Notifies after each `load`. */
  subscribe: (listener: () => void) => () => void;
  /** Loads it once; after a failure the next call tries again. */
  load: () => Promise<LoadedConsent>;
};

/** @param load loads once, however often it is called, and tries again after a failure (`lazy`) */
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
