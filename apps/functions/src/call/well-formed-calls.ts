import type { Callable } from "./callable-type.ts";
import { isReadable } from "./readable-body.ts";

type Request = Parameters<Callable>[0];
type Response = Parameters<Callable>[1];

type Answering = {
  /** Whether the body of a request is larger than any call of its method. */
  isTooLarge: (request: Request) => boolean;
  /** Whether the SDK answers the CORS preflight (OPTIONS) of another site. */
  hasPreflight: boolean;
  /** Answers a malformed call. */
  refuse: (request: Request, response: Response, reason: string) => void;
};

/**
 * Keeps malformed calls away from the callable: those of another HTTP method or media type, and those whose body is too
 * large or unreadable. The SDK logs two lines for each before any limit counts, and its decoder fails on some.
 */
export function wellFormedCalls(callable: Callable, answering: Answering): Callable {
  const handler = (request: Request, response: Response) => {
    // Responses are personal: neither browsers nor proxies may store them.
    response.setHeader("cache-control", "no-store");
    const reason = malformationOf(request, answering);
    if (reason === undefined) return callable(request, response);
    answering.refuse(request, response, reason);
  };
  // Properties of a callable that the deployment and a test read.
  return Object.defineProperties(handler, Object.getOwnPropertyDescriptors(callable)) as Callable;
}

function malformationOf(request: Request, { isTooLarge, hasPreflight }: Answering): string | undefined {
  const { method, headers, body } = request;
  if (method === "OPTIONS" && hasPreflight) return undefined;
  if (method !== "POST") return "wrong HTTP method";
  if (headers["content-type"]?.split(";")[0]?.trim().toLowerCase() !== "application/json")
    return "wrong media type";
  if (isTooLarge(request)) return "body too large";
  return isReadable(body) ? undefined : "body not readable";
}
