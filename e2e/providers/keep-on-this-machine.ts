// Loaded before the shop, by `node --import`: redirects requests to other machines to the emulator.
import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

const emulator = new URL(process.env["EMULATOR"] ?? "");

// Only what the SDK of Stripe passes: one object of options.
https.request = ((options: https.RequestOptions, received?: (response: http.IncomingMessage) => void) => {
  const { agent: _, ...rest } = options;
  const there = { ...rest, protocol: "http:", host: emulator.hostname, hostname: null, port: emulator.port };
  return http.request(there, received);
}) as typeof https.request;
syncBuiltinESMExports();

const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const { hostname, pathname, search } = new URL(input instanceof Request ? input.url : input);
  return hostname === "127.0.0.1" ? fetch(input, init) : fetch(new URL(pathname + search, emulator), init);
};
