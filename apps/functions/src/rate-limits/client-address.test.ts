import { expect, test } from "vitest";
import { hostedAddress, socketAddress, type ReadAddress } from "./client-address.ts";

type Headers = Record<string, string>;

function requestFrom(remoteAddress: string | undefined, headers: Headers = {}) {
  return { headers, socket: { remoteAddress } } as Parameters<ReadAddress>[0];
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
  expect(socketAddress(requestFrom(remote))).toEqual({ address, hop: address });
});

test("a direct connection counts as itself, whatever its headers", () => {
  const headers = { "x-forwarded-for": "203.0.113.9", "fastly-client-ip": "203.0.113.9" };
  expect(socketAddress(requestFrom("127.0.0.1", headers))).toEqual({
    address: "127.0.0.1",
    hop: "127.0.0.1",
  });
});

test.for<[string, Headers, { address: string; hop: string }]>([
  [
    "behind Hosting, the browser and the machine of Hosting",
    { "fastly-client-ip": "203.0.113.9", "x-forwarded-for": "203.0.113.9, 198.51.100.1" },
    { address: "203.0.113.9", hop: "198.51.100.1" },
  ],
  [
    "past Hosting, who calls",
    { "x-forwarded-for": "1.2.3.4, 203.0.113.9" },
    { address: "203.0.113.9", hop: "203.0.113.9" },
  ],
  [
    "past Hosting, whom the caller invents and the caller",
    { "fastly-client-ip": "1.2.3.4", "x-forwarded-for": "5.6.7.8, 2001:db8::17" },
    { address: "1.2.3.4", hop: "2001:db8:0:0::/64" },
  ],
  [
    "headers that are no addresses count for nothing, and the connection",
    { "fastly-client-ip": "ana", "x-forwarded-for": "1.2.3.4, luis" },
    { address: "10.0.0.1", hop: "10.0.0.1" },
  ],
  [
    "two headers of Hosting count for nothing, and who calls",
    { "fastly-client-ip": "1.2.3.4, 5.6.7.8", "x-forwarded-for": "203.0.113.9" },
    { address: "203.0.113.9", hop: "203.0.113.9" },
  ],
  ["without a header, the connection", {}, { address: "10.0.0.1", hop: "10.0.0.1" }],
])("%s counts", ([, headers, counted]) => {
  expect(hostedAddress(requestFrom("10.0.0.1", headers))).toEqual(counted);
});
