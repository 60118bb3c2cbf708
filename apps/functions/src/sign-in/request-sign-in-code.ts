import type { Handler, HandlerDeps } from "../call/handler.ts";
import { limitOr429 } from "../rate-limits/limit-or-429.ts";
import { addressKey, codeHash } from "./code-hash.ts";

const MINUTE = 60 * 1000;

/** How long a code counts, in ms. */
const LIFETIME = 10 * MINUTE;

/** How many codes may be tried before another one has to be sent. */
const MAX_TRIES = 5;

/** How many mails one address gets, whoever asks for them. */
const MAILS = { max: 5, windowMs: 60 * MINUTE };

/**
 * Mails a code to an address, in the place of any earlier one. Whether it has an account is not looked at.
 * @throws FailureError 429 when this address was sent enough of them
 */
export function requestSignInCode({
  store,
  now,
  newId,
  newSignInCode,
  sendSignInCode,
}: HandlerDeps): Handler<"httpAccountServices", "requestSignInCode"> {
  return async ({ email }) => {
    const key = addressKey(email);
    await limitOr429(store, `signInCode ${key}`, MAILS, now());
    const code = newSignInCode();
    const salt = newId();
    const endsAt = new Date(now().getTime() + LIFETIME);
    await store.transaction(async (tx) =>
      tx.set("signInCodes", key, {
        salt,
        hash: codeHash(salt, code),
        triesLeft: MAX_TRIES,
        endsAt: endsAt.toISOString(),
      }),
    );
    await sendSignInCode({ email, code, endsAt });
    return {};
  };
}
