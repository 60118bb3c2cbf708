import { expect, test } from "vitest";
import { isLoopback } from "./require-own-page.ts";
import { LISTS } from "../testing/sent.ts";
import { useEmulator } from "../testing/use-emulator.ts";
import { errorBody, send } from "../testing/wire.ts";

const MAILBOX = "/emulator/mailbox";
const ACCOUNTS = "/emulator/accounts?provider=google";
const SCRIPT = { "sec-fetch-site": "cross-site", "sec-fetch-dest": "empty" };
const REFUSED = {
  status: 403,
  body: errorBody("PERMISSION_DENIED : Only pages and tools of this machine read this.", 403),
};

test("a link on a page elsewhere leads to the mailbox", async () => {
  const { origin } = await useEmulator();
  const headers = { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" };
  expect((await fetch(`${origin}${MAILBOX}`, { headers })).status).toBe(200);
});

test.for<[string, Record<string, string>]>([
  ["a page elsewhere in a browser without Sec-Fetch", { origin: "http://otra.example" }],
  ["a sandboxed page in such a browser", { origin: "null" }],
  ["a link elsewhere in such a browser", { referer: "http://otra.example/buzon" }],
  ["a link on another port in such a browser", { referer: "http://127.0.0.1:1/" }],
  ["a frame elsewhere", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe" }],
  ["a proxy", { "x-forwarded-for": "10.0.0.7" }],
])("%s does not read the mailbox", async ([, headers]) => {
  const { origin } = await useEmulator();
  expect(await send(`${origin}${MAILBOX}`, { headers })).toEqual(REFUSED);
});

test.for([
  ["GET", MAILBOX],
  ["GET", `${LISTS}/oobCodes`],
  ["GET", `${LISTS}/verificationCodes`],
  ["GET", ACCOUNTS],
  ["POST", ACCOUNTS],
] as const)("a script elsewhere gets nothing of %s %s", async ([method, path]) => {
  const { origin } = await useEmulator();
  expect(await send(`${origin}${path}`, { method, headers: SCRIPT })).toEqual(REFUSED);
});

test.for([
  [true, "127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"],
  [false, undefined, "", "10.0.0.7", "::ffff:10.0.0.7", "1127.0.0.1", "127.0.0.1.example", "fe80::1"],
] as const)("this machine: %s", ([isOwn, ...addresses]) => {
  expect(addresses.map(isLoopback)).toEqual(addresses.map(() => isOwn));
});
