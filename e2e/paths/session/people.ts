import type { Device, SignedIn } from "../test-path.ts";

/** Who may be signed in on the device, by the names of the machine's own tests. */
export type People = Record<string, SignedIn>;

/** What the identity service keeps of somebody on a device. */
export function storedUser({ origins }: Device): { name: string; value: string } {
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  const user = stored.find(({ name }) => name.startsWith("firebase:authUser:"));
  if (!user) throw new Error("nobody is signed in on this device");
  return user;
}

/** The same device after something of the session was lost. */
export function without(
  { cookies, origins }: Device,
  lost: { cookie?: boolean; identity?: boolean },
): Device {
  return {
    cookies: lost.cookie ? [] : cookies,
    origins: origins.map((origin) => ({
      ...origin,
      localStorage: origin.localStorage.filter(
        ({ name }) => !lost.identity || !name.startsWith("firebase:authUser:"),
      ),
    })),
  };
}
