import type { RequestListener } from "node:http";
import { failureText, RETRY_AFTER } from "@shop/contract";

const SENTENCE = failureText({ id: 429, retryAfter: RETRY_AFTER, reason: "busy" }, "es");

/** Of the callable protocol: refused, so nothing was done. `UNAVAILABLE` would leave the outcome unknown. */
const CALL = { error: { status: "RESOURCE_EXHAUSTED", message: SENTENCE } };

/** Of the identity service. */
const IDENTITY = { error: { code: 503, message: `UNAVAILABLE : ${SENTENCE}` } };

/** Answers 503 with a sentence, in the protocol of the caller. */
export const refuseBusy: RequestListener = ({ url = "" }, response) => {
  const json = url.startsWith("/api/")
    ? CALL
    : /^\/(?:[\w-]+\/)?(?:identitytoolkit|securetoken)\./.test(url)
      ? IDENTITY
      : undefined;
  response
    .writeHead(503, {
      "content-type": json ? "application/json" : "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": String(RETRY_AFTER),
      "x-content-type-options": "nosniff",
    })
    .end(json ? JSON.stringify(json) : `${SENTENCE}\n`);
};
