import express, { type Request, type Router } from "express";
import { readEmail } from "../email.ts";
import { assertOwnReader } from "../require-own-page.ts";
import { ProtocolError } from "../protocol-error.ts";
import type { ProviderId } from "../providers.ts";
import type { Services } from "../services.ts";
import type { TestPerson } from "../test-people.ts";
import type { PageOptions } from "./page-options.ts";
import { pageScript } from "./page-script.ts";
import { chosenPage, missingProviderPage, type OtherAccount, pickerPage } from "./picker-page.ts";
import { personId, samplePeople } from "./sample-accounts.ts";
import { textOf } from "./text-of.ts";

const MAX_BODY = "4kb";

/** As the app names them in the address of the window. */
const PROVIDERS: Readonly<Record<string, ProviderId>> = { google: "google.com", facebook: "facebook.com" };

/** Where one chooses an account of Google or Facebook, neither of which this machine can ask. */
export function pickerRoutes({ testPeople }: Services, options: PageOptions): Router {
  const { paths, sampleAccounts, sendPage } = options;
  const router = express.Router();

  const show = (providerId: ProviderId, other?: OtherAccount) => {
    const used = testPeople.list(providerId);
    const isUsed = ({ rawId }: TestPerson): boolean => used.some((person) => person.rawId === rawId);
    const samples = samplePeople(sampleAccounts, providerId).filter((person) => !isUsed(person));
    return pickerPage(providerId, { used, samples }, options, other);
  };

  router.get(`${paths.picker}.js`, pageScript(new URL("picker-page.js", import.meta.url)));

  router.get(paths.picker, (request, response) => {
    assertOwnReader(request);
    const providerId = providerOf(request);
    sendPage(response, providerId ? show(providerId) : missingProviderPage(options));
  });

  router.post(paths.picker, express.urlencoded({ extended: false, limit: MAX_BODY }), (request, response) => {
    assertOwnReader(request);
    const providerId = providerOf(request);
    if (!providerId) {
      sendPage(response, missingProviderPage(options));
      return;
    }
    const typed = readOther(providerId, request.body);
    sendPage(response, "error" in typed ? show(providerId, typed) : chosenPage(providerId, typed, options));
  });

  return router;
}

function providerOf(request: Request): ProviderId | undefined {
  const name = textOf(request.query, "provider");
  return Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name] : undefined;
}

function readOther(providerId: ProviderId, form: unknown): TestPerson | OtherAccount {
  const [email, name] = [textOf(form, "email").trim(), textOf(form, "name").trim()];
  const isVerified = textOf(form, "verified") !== "";
  if (email === "" && (name === "" || providerId === "google.com")) {
    return { email, name, isVerified, error: providerId === "google.com" ? "email" : "nobody" };
  }
  const address = email === "" ? null : toAddress(email);
  if (address === undefined) {
    return { email, name, isVerified, error: "email" };
  }
  return {
    rawId: personId(providerId, address ?? name),
    email: address,
    emailVerified: address !== null && isVerified,
    displayName: name === "" ? null : name,
  };
}

/** The address in its one form, if it is one. */
function toAddress(email: string): string | undefined {
  try {
    return readEmail(email);
  } catch (error) {
    if (error instanceof ProtocolError) {
      return undefined;
    }
    throw error;
  }
}
