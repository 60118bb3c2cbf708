import { onCall, type Request } from "firebase-functions/v2/https";
import { expect, test } from "vitest";
import type { Callable } from "./callable.ts";
import { UNREADABLE, withReadableBody } from "./with-readable-body.ts";

const small = { refuses: () => false };

test("a body that is readable reaches the callable, and another does not", async () => {
  const call = { data: { method: "getCart" } };
  expect(await bodyFor(call, small)).toBe(call);
  expect(await bodyFor({ email: "ana@example.mx" }, small)).toBe(UNREADABLE);
  expect(await bodyFor(undefined, small)).toBe(UNREADABLE);
});

test("a body that is too large is not even looked at", async () => {
  const untouchable = new Proxy({}, { ownKeys: () => expect.unreachable() });
  expect(await bodyFor(untouchable, { refuses: () => true })).toBe(UNREADABLE);
});

test("what the deployment finds on a callable stays on it", () => {
  const called: Callable = onCall(async () => ({}));
  expect({ ...withReadableBody(called, small) }).toEqual({ ...called });
});

/** What a callable finds as the body of a request. */
async function bodyFor(body: unknown, guard: Parameters<typeof withReadableBody>[1]): Promise<unknown> {
  const found: unknown[] = [];
  const callable: unknown = async (request: Request) => void found.push(request.body);
  // Only what the guard looks at: the rest of a callable, and of a request, is the host's.
  await withReadableBody(callable as Callable, guard)({ body } as Request, {} as Parameters<Callable>[1]);
  return found[0];
}
