import { subscribe } from "node:diagnostics_channel";
import { stdout } from "node:process";

// Loaded in front of a shop, it writes down the last part of the address of every request that the shop receives: the
// parts before may be secret.
subscribe("http.server.request.start", (message) => {
  const { request } = message as { request: { url: string } };
  stdout.write(`received: ${request.url.split("/").at(-1)}\n`);
});
