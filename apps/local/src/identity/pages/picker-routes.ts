import express, { type Request, type Router } from "express";
import { sendPage } from "../../pages/page.ts";
import { pageScript } from "../../pages/page-script.ts";
import { readEmail } from "../email.ts";
import { assertOwnReader } from "../require-own-page.ts";
import { ProtocolError } from "../protocol-error.ts";
import type { ProviderId } from "../providers.ts";
import type { Services } from "../services.ts";
import type { TestPerson } from "../test-people.ts";
import {
  PICKER_PATH,
  PICKER_SCRIPT,
  pickerPage,
  chosenPage,
  missingProviderPage,
  type OtherAccount,
} from "./picker-page.ts";
import { demoPeople, personId } from "./demo-people.ts";
import { textOf } from "./text-of.ts";

const MAX_BODY = "4kb";

/** As the shop names them in the address of the window. */
const PROVIDERS: Readonly<Record<string, ProviderId>> = { google: "google.com", facebook: "facebook.com" };

/** Where one chooses an account of Google or Facebook, neither of which this machine can ask. */
export function pickerRoutes({ testPeople }: Services): Router {
  const router = express.Router();

  const show = (providerId: ProviderId, other?: OtherAccount) => {
    const used = testPeople.list(providerId);
    const isUsed = ({ rawId }: TestPerson): boolean => used.some((person) => person.rawId === rawId);
    const demo = demoPeople(providerId).filter((person) => !isUsed(person));
    return pickerPage(providerId, { used, demo }, other);
  };

  router.get(PICKER_SCRIPT, pageScript(new URL("picker-page.js", import.meta.url)));

  router.get(PICKER_PATH, (request, response) => {
    assertOwnReader(request);
    const providerId = providerOf(request);
    sendPage(response, providerId ? show(providerId) : missingProviderPage());
  });

  router.post(PICKER_PATH, express.urlencoded({ extended: false, limit: MAX_BODY }), (request, response) => {
    assertOwnReader(request);
    const providerId = providerOf(request);
    if (!providerId) {
      sendPage(response, missingProviderPage());
      return;
    }
    const typed = readOther(providerId, request.body);
    sendPage(response, "passwordError" in typed ? show(providerId, typed) : chosenPage(providerId, typed));
  });

  return router;
}

function providerOf(request: Request): ProviderId | undefined {
  const name = textOf(request.query, "proveedor");
  return Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name] : undefined;
}

function readOther(providerId: ProviderId, form: unknown): TestPerson | OtherAccount {
  const [email, name] = [textOf(form, "correo").trim(), textOf(form, "nombre").trim()];
  const isVerified = textOf(form, "verificado") !== "";
  if (email === "" && (name === "" || providerId === "google.com")) {
    return { email, name, isVerified, passwordError: providerId === "google.com" ? "email" : "nobody" };
  }
  const address = email === "" ? null : toAddress(email);
  if (address === undefined) {
    return { email, name, isVerified, passwordError: "email" };
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
