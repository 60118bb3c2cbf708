import { expect, test } from "vitest";
import { isLoopback } from "./loopback.ts";

test.for(["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])("%s is this machine", (address) => {
  expect(isLoopback(address)).toBe(true);
});

test.for([undefined, "", "10.0.0.7", "::ffff:10.0.0.7", "1127.0.0.1", "127.0.0.1.example", "fe80::1"])(
  "%s is another machine",
  (address) => {
    expect(isLoopback(address)).toBe(false);
  },
);
