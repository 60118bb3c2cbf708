import type { RequestListener } from "node:http";
import { failureText, RETRY_AFTER } from "@shop/contract";

const SENTENCE = failureText({ id: 429, retryAfter: RETRY_AFTER, reason: "busy" }, "es");

/**
 * The answer to a call. The shop's client reads `RESOURCE_EXHAUSTED` as "nothing was done", and retries later;
 * `UNAVAILABLE` would mean that the outcome is unknown.
 */
const CALL = { error: { status: "RESOURCE_EXHAUSTED", message: SENTENCE } };

/** The answer of the identity service, as Google's writes it: its SDK knows no other code for it. */
const IDENTITY = { error: { code: 503, message: `UNAVAILABLE : ${SENTENCE}` } };

/** `/identitytoolkit.…` from a browser; `/SECRET/identitytoolkit.…` from the admin SDK, by the secret in `adminHost`. */
const IDENTITY_URL = /^\/(?:[\w-]+\/)?(?:identitytoolkit|securetoken)\./;

/** Answers 503 with a sentence, in the protocol of the caller. */
export const refuseBusy: RequestListener = ({ url = "" }, response) => {
  const json = url.startsWith("/api/") ? CALL : IDENTITY_URL.test(url) ? IDENTITY : undefined;
  response
    .writeHead(503, {
      "content-type": json ? "application/json" : "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": String(RETRY_AFTER),
      "x-content-type-options": "nosniff",
    })
    .end(json ? JSON.stringify(json) : `${SENTENCE}\n`);
};
