/** The providers whose accounts sign in here, by the names that a person reads. */
export const PROVIDER_NAMES = { "google.com": "Google", "facebook.com": "Facebook" } as const;

export type ProviderId = keyof typeof PROVIDER_NAMES;

export function isProviderId(text: string): text is ProviderId {
  return Object.hasOwn(PROVIDER_NAMES, text);
}
