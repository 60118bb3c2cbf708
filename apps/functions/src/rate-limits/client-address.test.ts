import { expect, test } from "vitest";
import { hostedAddress, socketAddress, type ClientAddress } from "./client-address.ts";

type Headers = Record<string, string>;

function requestFrom(remoteAddress: string | undefined, headers: Headers = {}) {
  return { headers, socket: { remoteAddress } } as Parameters<ClientAddress>[0];
}

test.for<[string | undefined, string]>([
  ["127.0.0.1", "127.0.0.1"],
  ["::ffff:127.0.0.1", "127.0.0.1"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8::17", "2001:db8:0:0::/64"],
  ["2001:DB8:0:1:a:b:c:d", "2001:db8:0:1::/64"],
  ["2001:db8:0:1::", "2001:db8:0:1::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  [undefined, ""],
])("a connection from %s counts as %s", ([remote, address]) => {
  expect(socketAddress(requestFrom(remote))).toBe(address);
});

test("a connection counts as itself, whatever it says of itself", () => {
  const headers = { "x-forwarded-for": "203.0.113.9", "fastly-client-ip": "203.0.113.9" };
  expect(socketAddress(requestFrom("127.0.0.1", headers))).toBe("127.0.0.1");
});

test.for<[string, Headers, string]>([
  [
    "behind Hosting, the browser",
    { "fastly-client-ip": "203.0.113.9", "x-forwarded-for": "203.0.113.9, 198.51.100.1" },
    "203.0.113.9",
  ],
  ["past Hosting, the last hop", { "x-forwarded-for": "1.2.3.4, 203.0.113.9" }, "203.0.113.9"],
  ["a header that is no address", { "fastly-client-ip": "ana", "x-forwarded-for": "luis" }, "10.0.0.1"],
  ["no header", {}, "10.0.0.1"],
])("%s counts", ([, headers, address]) => {
  expect(hostedAddress(requestFrom("10.0.0.1", headers))).toBe(address);
});
