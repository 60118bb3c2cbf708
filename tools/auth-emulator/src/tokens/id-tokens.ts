import { createHmac } from "node:crypto";
import { isSameText } from "../protocol/secret.ts";
import { toIdentities, type User } from "../store/user.ts";

/** Lifetime of an ID token in seconds, as in production. */
export const TOKEN_LIFETIME = 3600;

/** What an ID token says, besides custom claims. `local_epoch` is ours: see `User.epoch`. */
export interface IdClaims {
  readonly iss: string;
  readonly aud: string;
  readonly auth_time: number;
  readonly user_id: string;
  readonly sub: string;
  readonly iat: number;
  readonly exp: number;
  readonly email?: string;
  readonly email_verified: boolean;
  readonly phone_number?: string;
  readonly name?: string;
  readonly local_epoch: number;
  readonly firebase: {
    readonly identities: Readonly<Record<string, readonly string[]>>;
    readonly sign_in_provider: string;
  };
}

/** How and when (seconds) the user signed in. A refresh does not change it. */
export interface SignIn {
  readonly provider: string;
  readonly authTime: number;
}

export type IdTokens = ReturnType<typeof createIdTokens>;

/**
 * ID tokens in the format of the admin SDK's emulator mode, unsigned (`alg: none`), with our own signature in the claim
 * `local_sig`, which distinguishes our tokens from forged ones.
 *
 * @param options.key secret of the signature
 * @param options.now clock in ms
 */
export function createIdTokens(options: { key: Buffer; projectId: string; now: () => number }) {
  const { key, projectId } = options;
  const issuer = `${ISSUER}/${projectId}`;
  const seconds = (): number => Math.floor(options.now() / 1000);

  const encode = (claims: object): string => {
    const signature = createHmac("sha256", key).update(JSON.stringify(claims)).digest("base64url");
    return `${HEADER}.${toBase64({ ...claims, local_sig: signature })}.`;
  };

  const check = (token: string): IdClaims | undefined => {
    const payload = fromBase64(token.split(".")[1] ?? "");
    if (!payload) return undefined;
    const { local_sig: _, ...rest } = payload;
    // Comparing whole tokens leaves no other encoding of the same claims to a laxer reader.
    if (!isSameText(token, encode(rest))) return undefined;
    // Signed by us, so created by `issue` below.
    const claims = rest as unknown as IdClaims;
    return claims.iss === issuer && claims.aud === projectId ? claims : undefined;
  };

  return {
    issue: (user: User, { provider, authTime }: SignIn) => {
      const iat = seconds();
      return encode({
        // First, so that they replace nothing.
        ...user.claims,
        iss: issuer,
        aud: projectId,
        auth_time: authTime,
        user_id: user.uid,
        sub: user.uid,
        iat,
        exp: iat + TOKEN_LIFETIME,
        ...(user.email !== null && { email: user.email }),
        email_verified: user.emailVerified,
        ...(user.phone !== null && { phone_number: user.phone }),
        ...(user.displayName !== null && { name: user.displayName }),
        local_epoch: user.epoch,
        firebase: { identities: toIdentities(user), sign_in_provider: provider },
      } satisfies IdClaims);
    },

    /** The claims, when we issued exactly this token for this project and it has not expired. */
    read: (token: string) => {
      const claims = check(token);
      return claims && claims.exp > seconds() ? claims : undefined;
    },
  };
}

/** The issuer that the admin SDK requires: only compared, never called. */
const ISSUER = `https://${["securetoken", "google", "com"].join(".")}`;

const HEADER = toBase64({ alg: "none", typ: "JWT" });

function toBase64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function fromBase64(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
