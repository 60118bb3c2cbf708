// Loaded before the shop, by `node --import`: whatever it would ask of another machine is asked of the stand-in.
import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

const standIn = new URL(process.env["STAND_IN"] ?? "");

// Only what the SDK of Stripe passes: one object of options.
https.request = ((options: https.RequestOptions, heard?: (response: http.IncomingMessage) => void) => {
  const { agent: _, ...rest } = options;
  const there = { ...rest, protocol: "http:", host: standIn.hostname, hostname: null, port: standIn.port };
  return http.request(there, heard);
}) as typeof https.request;
syncBuiltinESMExports();

const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const { hostname, pathname, search } = new URL(input instanceof Request ? input.url : input);
  return hostname === "127.0.0.1" ? fetch(input, init) : fetch(new URL(pathname + search, standIn), init);
};
