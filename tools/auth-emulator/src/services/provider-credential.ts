import { readDisplayName, readEmail } from "../protocol/fields.ts";
import { ProtocolError } from "../protocol/protocol-error.ts";
import type { LinkedProvider } from "../store/user.ts";

/** The providers whose accounts sign in here, by the names that a person reads. */
export const PROVIDER_NAMES = { "google.com": "Google", "facebook.com": "Facebook" } as const;

export type ProviderId = keyof typeof PROVIDER_NAMES;

export function isProviderId(text: string): text is ProviderId {
  return Object.hasOwn(PROVIDER_NAMES, text);
}

/** A person's account at a provider. */
export interface ProviderCredential {
  readonly account: LinkedProvider & { readonly providerId: ProviderId };
  /** Whether the provider has verified the e-mail. */
  readonly emailVerified: boolean;
  /** The raw credential: it is sent again after reauthentication. */
  readonly tokens: { readonly oauthIdToken?: string; readonly oauthAccessToken?: string };
}

const MAX_ID_LENGTH = 256;

/**
 * Reads the credential that replaces the one of the real service, as the official emulator does: instead of
 * a signed token, JSON such as `{"sub":"1","email":"ana@example.mx","name":"Ana","email_verified":true}`.
 *
 * @param postBody the form which the SDK puts into the body
 * @throws ProtocolError `INVALID_CREDENTIAL_OR_PROVIDER_ID`, `OPERATION_NOT_ALLOWED`, `INVALID_IDP_RESPONSE`, `INVALID_EMAIL`
 */
export function readProviderCredential(postBody: string | undefined): ProviderCredential {
  const form = new URLSearchParams(postBody);
  const providerId = form.get("providerId")?.toLowerCase() ?? "";
  if (providerId === "")
    throw new ProtocolError("INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential.");
  if (!isProviderId(providerId))
    throw new ProtocolError("OPERATION_NOT_ALLOWED : The identity provider is not offered.");
  const oauthIdToken = form.get("id_token");
  const oauthAccessToken = form.get("access_token");
  const claims = readClaims(oauthIdToken ?? oauthAccessToken ?? "");
  const [rawId, email, name] = ["sub", "email", "name"].map((field) => textOf(claims, field));
  if (rawId === undefined || rawId.length > MAX_ID_LENGTH)
    throw new ProtocolError('INVALID_IDP_RESPONSE : The "sub" field must be a text.');
  return {
    account: {
      providerId,
      rawId,
      email: email === undefined ? null : readEmail(email),
      displayName: readDisplayName(name) ?? null,
    },
    emailVerified: email !== undefined && claims["email_verified"] === true,
    tokens: {
      ...(oauthIdToken !== null && { oauthIdToken }),
      ...(oauthAccessToken !== null && { oauthAccessToken }),
    },
  };
}

function readClaims(token: string): Record<string, unknown> {
  try {
    const claims: unknown = JSON.parse(token);
    if (typeof claims === "object" && claims !== null) return { ...claims };
  } catch {
    // It may be a real token, which must not be repeated.
  }
  throw new ProtocolError("INVALID_IDP_RESPONSE : The local identity service takes JSON alone.");
}

/** An empty text is none. */
function textOf(claims: Record<string, unknown>, name: string): string | undefined {
  const value = claims[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
