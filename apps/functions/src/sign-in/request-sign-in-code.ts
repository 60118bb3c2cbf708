import { randomInt } from "node:crypto";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { limitOr429 } from "../rate-limits/limit-or-429.ts";
import { addressKey, codeHash, codeKey } from "./code-hash.ts";

export type CodeSender = {
  /** Six random digits. */
  newSignInCode: () => string;
  /** Sends the code of a sign-in to an address. */
  sendSignInCode: (mail: { email: string; code: string; endsAt: Date }) => Promise<void>;
};

export const randomCode = () => String(randomInt(1_000_000)).padStart(6, "0");

const MINUTE = 60 * 1000;

/** How long a code counts, in ms. */
const LIFETIME = 10 * MINUTE;

/** How many codes may be tried before another one has to be sent. */
export const MAX_TRIES = 5;

/** How many mails one address gets, from all callers. */
const MAILS = { max: 5, windowMs: 60 * MINUTE };
const MAILS_A_DAY = { max: 10, windowMs: 24 * 60 * MINUTE };

/** How many the shop sends, to all addresses: a sender of unwanted mails is soon blocked. */
const MAILS_OF_SHOP = { max: 200, windowMs: 60 * MINUTE };

/**
 * Mails a code to an address, valid only for the requesting device. Whether the address has an account is not checked.
 * @throws FailureError 429 when this address, or the shop, has sent enough of them
 */
export function requestSignInCode({
  store,
  now,
  newId,
  newSignInCode,
  sendSignInCode,
}: HandlerDeps & CodeSender): Handler<"httpAccountServices", "requestSignInCode"> {
  return async ({ email }) => {
    const key = addressKey(email);
    await limitOr429(store, `signInCode ${key}`, MAILS, now());
    await limitOr429(store, `signInCode of a day ${key}`, MAILS_A_DAY, now());
    await limitOr429(store, "signInCode of the shop", MAILS_OF_SHOP, now());
    const request = newId();
    const code = newSignInCode();
    const salt = newId();
    const endsAt = new Date(now().getTime() + LIFETIME);
    await store.transaction(async (tx) =>
      tx.set("signInCodes", codeKey(email, request), {
        salt,
        hash: codeHash(salt, code),
        triesLeft: MAX_TRIES,
        endsAt: endsAt.toISOString(),
      }),
    );
    await sendSignInCode({ email, code, endsAt });
    return { request };
  };
}
