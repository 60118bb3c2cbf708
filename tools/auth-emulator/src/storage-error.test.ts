import { expect, onTestFinished, test, vi } from "vitest";
import { EMAIL, PASSWORD } from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { errorBody, METHOD_ROOT, post } from "./testing/wire.ts";

test("a database that takes no more says so, and goes on when it does again", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const { origin, database } = await useEmulator();
  const signUp = () => post(`${origin}${METHOD_ROOT}/accounts:signUp`, { email: EMAIL, password: PASSWORD });
  database.exec("PRAGMA query_only = 1");
  expect(await signUp()).toEqual({
    status: 507,
    body: errorBody("INSUFFICIENT_STORAGE : Nothing can be saved now.", 507),
  });
  expect(JSON.stringify(log.mock.calls)).not.toContain(EMAIL);
  database.exec("PRAGMA query_only = 0");
  expect((await signUp()).status).toBe(200);
});
