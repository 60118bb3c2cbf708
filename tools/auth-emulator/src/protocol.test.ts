import { expect, test, vi } from "vitest";
import { EMAIL, PASSWORD } from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { errorBody, METHOD_ROOT, post, send, TOKEN_PATH } from "./testing/wire.ts";

const SIGN_UP = `${METHOD_ROOT}/accounts:signUp`;
const JSON_TYPE = { "content-type": "application/json" };
const NO_METHOD = {
  status: 404,
  body: errorBody("METHOD_NOT_FOUND : The local identity service does not offer this method.", 404),
};

test.for([
  ["POST", `${METHOD_ROOT}/accounts:signInWithEmailLink`],
  ["GET", SIGN_UP],
  ["PUT", SIGN_UP],
  ["POST", "/identitytoolkit.example/v2/accounts:signUp"],
  ["POST", `${METHOD_ROOT}/__proto__`],
  ["POST", `/securetoken.example/v1/accounts:signUp`],
])("%s %s is not offered", async ([method = "", path = ""]) => {
  const { origin } = await useEmulator();
  expect(await send(`${origin}${path}`, { method })).toEqual(NO_METHOD);
});

test.for(["/", "/api", "/identitytoolkit", "/identitytoolkit.example/v1", "/x/securetoken.example/v1/token"])(
  "%s is somebody else's",
  async (path) => {
    const { origin } = await useEmulator();
    const response = await fetch(`${origin}${path}`, { method: "POST" });
    expect(await response.text()).toBe("somebody else's");
  },
);

test.for([
  ["text", { "content-type": "text/plain" }, "{}", "INVALID_CONTENT_TYPE : Expected application/json."],
  [
    "another charset",
    { "content-type": "application/json; charset=latin1" },
    "{}",
    "INVALID_ARGUMENT : The request cannot be read.",
  ],
  ["an inherited field", JSON_TYPE, '{"__proto__":{}}', 'INVALID_ARGUMENT : Unknown field "__proto__".'],
  ["null for the email", JSON_TYPE, '{"email":null,"password":"secreta"}', "MISSING_EMAIL"],
] as const)("a sign-up with %s is refused", async ([, headers, body, message]) => {
  const { origin } = await useEmulator();
  const answer = await send(`${origin}${SIGN_UP}`, { method: "POST", headers, body });
  expect(answer).toEqual({ status: 400, body: errorBody(message) });
});

test("a token is asked for with a form", async () => {
  const { origin } = await useEmulator();
  expect(await post(`${origin}${TOKEN_PATH}`, { grant_type: "refresh_token" })).toEqual({
    status: 400,
    body: errorBody("INVALID_CONTENT_TYPE : Expected application/x-www-form-urlencoded."),
  });
});

test("answers with tokens stay out of every cache", async () => {
  const { origin } = await useEmulator();
  const init = {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  };
  const response = await fetch(`${origin}${SIGN_UP}`, init);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("a bug of ours is a 500 that reveals nothing, and a log without what was typed", async () => {
  const { origin, database } = await useEmulator();
  const log = vi.spyOn(console, "error").mockReturnValue();
  database.close();
  expect(await post(`${origin}${SIGN_UP}`, { email: EMAIL, password: PASSWORD })).toEqual({
    status: 500,
    body: errorBody("INTERNAL_ERROR", 500),
  });
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls.flat().join(" ")).not.toMatch(/ana@|jitomate/);
  log.mockRestore();
});

test("a database that takes no more says so, and goes on when it does again", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { origin, database } = await useEmulator();
  const signUp = () => post(`${origin}${SIGN_UP}`, { email: EMAIL, password: PASSWORD });
  database.exec("PRAGMA query_only = 1");
  expect(await signUp()).toEqual({
    status: 507,
    body: errorBody("INSUFFICIENT_STORAGE : Nothing can be saved now.", 507),
  });
  expect(JSON.stringify(log.mock.calls)).not.toContain(EMAIL);
  log.mockRestore();
  database.exec("PRAGMA query_only = 0");
  expect((await signUp()).status).toBe(200);
});
