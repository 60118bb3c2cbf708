import type { Guard } from "../guards/guard.ts";
import type { Callable } from "./callable.ts";
import { isReadable } from "./readable-body.ts";

/** What a callable finds in place of a body that it cannot take: a call of nothing. */
export const UNREADABLE = { data: null };

/**
 * The callable without the bodies that it cannot take, which it refuses as it refuses other calls: no host does.
 * @param guard a body that it refuses is too large to be looked at
 */
export function withReadableBody(callable: Callable, guard: Pick<Guard, "refuses">): Callable {
  const handler = (request: Parameters<Callable>[0], response: Parameters<Callable>[1]) => {
    const { rawBody, body } = request;
    if (guard.refuses(rawBody) || !isReadable(body)) request.body = UNREADABLE;
    return callable(request, response);
  };
  // What the deployment, and a test, find on a callable.
  return Object.defineProperties(handler, Object.getOwnPropertyDescriptors(callable)) as Callable;
}
