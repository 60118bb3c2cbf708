import { createHmac } from "node:crypto";
import { ProtocolError } from "../protocol/protocol-error.ts";
import { isSameText } from "../protocol/secret.ts";
import type { User } from "../store/user.ts";

/** How long a custom token signs in, in ms: a page uses it at once. */
const LIFETIME = 5 * 60 * 1000;

/**
 * Tokens with which the server signs in a user whom it has authenticated itself. Those of the admin SDK are unsigned in
 * emulator mode, so anyone could forge one: only ours are accepted.
 *
 * @param options.now clock in ms
 */
export function createCustomTokens({ key, now }: { key: Buffer; now: () => number }) {
  const sign = (payload: string) => createHmac("sha256", key).update(payload).digest("base64url");
  return {
    issue: ({ uid, epoch }: Pick<User, "uid" | "epoch">) => {
      const payload = `${uid}.${epoch}.${now() + LIFETIME}`;
      return `${payload}.${sign(payload)}`;
    },
    /**
     * The user of the token, and the epoch of the account in which it was issued.
     * @throws ProtocolError `INVALID_CUSTOM_TOKEN`: it is not ours, or too old
     */
    read: (token: string) => {
      const [uid = "", epoch = "", expiresAt = "", signature = "", ...others] = token.split(".");
      const isOurs = others.length === 0 && isSameText(signature, sign(`${uid}.${epoch}.${expiresAt}`));
      if (!isOurs || Number(expiresAt) <= now()) throw new ProtocolError("INVALID_CUSTOM_TOKEN");
      return { uid, epoch: Number(epoch) };
    },
  };
}
