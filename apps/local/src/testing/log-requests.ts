import { subscribe } from "node:diagnostics_channel";
import { stdout } from "node:process";

// Preloaded into a shop, it logs the last segment of the URL of every request that the shop receives: the other
// segments may be secret.
subscribe("http.server.request.start", (message) => {
  const { request } = message as { request: { url: string } };
  stdout.write(`received: ${request.url.split("/").at(-1)}\n`);
});
