import type { Callable } from "./callable.ts";
import { isReadable } from "./readable-body.ts";

/** What a callable finds in place of a body that it cannot take: a call of nothing. */
export const UNREADABLE = { data: null };

/** The callable without the bodies that it cannot take, which it refuses as it refuses other calls: no host does. */
export function withReadableBody(callable: Callable): Callable {
  const handler = (request: Parameters<Callable>[0], response: Parameters<Callable>[1]) => {
    if (!isReadable(request.body)) request.body = UNREADABLE;
    return callable(request, response);
  };
  // What the deployment, and a test, find on a callable.
  return Object.defineProperties(handler, Object.getOwnPropertyDescriptors(callable)) as Callable;
}
