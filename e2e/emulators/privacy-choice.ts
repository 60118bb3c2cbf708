import { addresses } from "./addresses.ts";

/** A device on which somebody has chosen whether they are counted. */
export function privacyChoice(value: "accepted" | "rejected") {
  const { origin } = addresses();
  return { cookies: [], origins: [{ origin, localStorage: [{ name: "alacena:privacidad", value }] }] };
}
