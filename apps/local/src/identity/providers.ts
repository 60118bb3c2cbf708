/** The services whose accounts open this shop. */
const PROVIDER_IDS = ["google.com", "facebook.com"] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

export function isProviderId(text: string): text is ProviderId {
  return PROVIDER_IDS.some((id) => id === text);
}
