import { createHash } from "node:crypto";
import express, { type Request, type Router } from "express";
import { canonicalEmail, isEmail } from "../protocol/fields.ts";
import { ProtocolError } from "../protocol/protocol-error.ts";
import type { ProviderId } from "../services/provider-credential.ts";
import { assertOwnReader } from "../http/require-own-page.ts";
import { pageScript, textOf } from "./page.ts";
import type { PageOptions, Person } from "./page-options.ts";
import { chosenPage, type OtherAccount, pickerPage } from "./picker-page.ts";

const MAX_BODY = "4kb";
const ID_DIGITS = 18;

/** As the app names them in the address of the window. */
const PROVIDERS: Readonly<Record<string, ProviderId>> = { google: "google.com", facebook: "facebook.com" };

/** The account picker, instead of Google's or Facebook's own. */
export function pickerRoutes(options: PageOptions): Router {
  const { paths, sampleAccounts, sendPage } = options;
  const samplesOf = (providerId: ProviderId): Person[] =>
    sampleAccounts[providerId].map((account) => withId(providerId, account));
  const router = express.Router();

  router.get(`${paths.picker}.js`, pageScript(new URL("picker-page.js", import.meta.url)));
  router.get(paths.picker, (request, response) => {
    assertOwnReader(request);
    const providerId = providerOf(request);
    sendPage(response, pickerPage(providerId, samplesOf(providerId), options));
  });
  router.post(paths.picker, express.urlencoded({ extended: false, limit: MAX_BODY }), (request, response) => {
    assertOwnReader(request);
    const providerId = providerOf(request);
    const typed = readOther(providerId, request.body);
    const page =
      "error" in typed
        ? pickerPage(providerId, samplesOf(providerId), options, typed)
        : chosenPage(providerId, typed, options);
    sendPage(response, page);
  });
  return router;
}

/** @throws ProtocolError `OPERATION_NOT_ALLOWED` */
function providerOf(request: Request): ProviderId {
  const name = textOf(request.query, "provider");
  const providerId = Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name] : undefined;
  if (!providerId)
    throw new ProtocolError("OPERATION_NOT_ALLOWED : The identity provider is not offered.", 404);
  return providerId;
}

function readOther(providerId: ProviderId, form: unknown): Person | OtherAccount {
  const [email, name] = [canonicalEmail(textOf(form, "email")), textOf(form, "name").trim()];
  const isVerified = textOf(form, "verified") !== "";
  const needsEmail = providerId === "google.com";
  if (email === "" && (name === "" || needsEmail))
    return { email, name, isVerified, error: needsEmail ? "email" : "nobody" };
  if (email !== "" && !isEmail(email)) return { email, name, isVerified, error: "email" };
  return withId(providerId, {
    email: email === "" ? null : email,
    emailVerified: email !== "" && isVerified,
    displayName: name === "" ? null : name,
  });
}

/** Adds the provider's id: derived from the address, or from the name without one. */
function withId(providerId: ProviderId, account: Omit<Person, "rawId">): Person {
  const name = account.email ?? account.displayName ?? "";
  const hash = createHash("sha256").update(`${providerId}:${name}`).digest();
  const rawId = String(hash.readBigUInt64BE()).padStart(ID_DIGITS, "0").slice(-ID_DIGITS);
  return { ...account, rawId };
}
