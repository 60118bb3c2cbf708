import { isUnauthorised, toFailure } from "@shop/contract";
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
 * The same services. Every call that is answered with 401 also reports that: the session decides what it means. The
 * caller still gets the failure.
 */
export function watchCalls(services: AccountServices, onUnauthorised: () => void): AccountServices {
  const watched = CALLS.map((name) => {
    const call: (...input: never[]) => Promise<unknown> = services[name];
    return [name, (...input: never[]) => watchCall(call(...input), onUnauthorised)];
  });
  // Under each name stands the same function again, which gives what it gave.
  return { ...services, ...(Object.fromEntries(watched) as ShopAccountServices) };
}

/** One call, which reports a 401 and still fails. */
export async function watchCall<T>(calling: Promise<T>, onUnauthorised: () => void): Promise<T> {
  try {
    return await calling;
  } catch (error) {
    if (isUnauthorised(toFailure(error))) onUnauthorised();
    throw error;
  }
}
