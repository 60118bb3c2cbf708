import { addresses } from "./addresses.ts";

/** A device with a stored consent choice. */
export function privacyChoice(value: "accepted" | "rejected") {
  const { origin } = addresses();
  return { cookies: [], origins: [{ origin, localStorage: [{ name: "alacena:privacidad", value }] }] };
}
