import { toFailure } from "@shop/contract";
import type { AccountServices, ShopAccountServices } from "./account-services.ts";

const CALLS = [
  "getProfile",
  "saveProfile",
  "listAddresses",
  "saveAddress",
  "removeAddress",
  "setDefaultAddress",
  "listOrders",
  "exportData",
  "signOutEverywhere",
  "deleteAccount",
] as const satisfies readonly (keyof ShopAccountServices)[];

/**
 * The same services, of which every call tells when the shop does not know the session any more. What that means
 * is for the session to decide; who called still gets the failure.
 */
export function watchSession(services: AccountServices, refused: () => void): AccountServices {
  const watched = CALLS.map((name) => {
    const call: (...input: never[]) => Promise<unknown> = services[name];
    return [name, (...input: never[]) => watchCall(call(...input), refused)];
  });
  // Under each name stands the same function again, which gives what it gave.
  return { ...services, ...(Object.fromEntries(watched) as ShopAccountServices) };
}

/** A call, which tells when the shop does not know the session any more, and still fails. */
export async function watchCall<T>(calling: Promise<T>, refused: () => void): Promise<T> {
  try {
    return await calling;
  } catch (error) {
    if (toFailure(error).id === 401) refused();
    throw error;
  }
}
