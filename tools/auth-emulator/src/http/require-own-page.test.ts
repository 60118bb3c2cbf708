import { expect, test } from "vitest";
import { isLoopback } from "./require-own-page.ts";

test.for([
  [true, "127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"],
  [false, undefined, "", "10.0.0.7", "::ffff:10.0.0.7", "1127.0.0.1", "127.0.0.1.example", "fe80::1"],
] as const)("this machine: %s", ([isOwn, ...addresses]) => {
  expect(addresses.map(isLoopback)).toEqual(addresses.map(() => isOwn));
});
