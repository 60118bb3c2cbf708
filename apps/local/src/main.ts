import { once } from "node:events";
import { enableCompileCache } from "node:module";
import { readEnvironment } from "./start/environment.ts";
import { COMPILE_CACHE } from "./start/folders.ts";
import { readShop } from "./start/read-shop.ts";
import { runCommand } from "./start/run-command.ts";

await runCommand(async () => {
  const environment = readEnvironment(process.env);
  enableCompileCache(COMPILE_CACHE);
  // The functions SDK logs every successful call at this level. It keeps the console that it finds when it is loaded,
  // so it is loaded after this.
  console.debug = () => {};
  skipTokenVerification();
  const configuration = readShop();
  const { openShop } = await import("./open-shop.ts");
  // Listened for from here on: the parent process may end before the shop is open.
  const shutdown = waitForShutdown();
  const shop = await openShop({
    ...environment,
    shop: configuration,
    dev: process.argv.includes("--dev"),
  });
  const code = shop.firstRoleCode?.replace(/^\d{5}/, "$&-");
  console.log(
    [
      `${shop.name} está abierta: ${shop.origin}`,
      `Los correos y SMS que enviaría llegan aquí: ${shop.mailbox}`,
      `El personal atiende los pedidos aquí: ${shop.desk}`,
      ...(code === undefined ? [] : [`La primera persona de dirección escribe ahí este código: ${code}`]),
    ].join("\n"),
  );
  await shutdown;
  await shop.close();
});

/**
 * Lets the functions read the caller from the token without verifying it. Before a call reaches them,
 * `requireGenuineToken` has checked its signature, its time, and that its account is open and its sessions are not
 * ended; with an emulator, the admin SDK checks less, and requests the account from this server for every call.
 *
 * The functions' SDK reads the first of these variables once, when it is loaded: call this before.
 */
function skipTokenVerification(): void {
  process.env.FIREBASE_DEBUG_MODE = "true";
  process.env.FIREBASE_DEBUG_FEATURES = JSON.stringify({ skipTokenVerification: true });
}

/**
 * Resolves at the first SIGINT or SIGTERM, or when the IPC channel to the process that started this one closes: a
 * killed parent sends no signal. Without such a channel, only signals count. The same signal a second time ends the
 * process at once; another one does not: on Ctrl-C, the starter sends SIGTERM, too.
 */
async function waitForShutdown(): Promise<void> {
  // The channel is closed already, so no event will tell. Without a channel there is no such property.
  if ("connected" in process && !process.connected) return;
  // The channel must not keep the process of a shop alive that could not open.
  process.channel?.unref();
  await Promise.race(["SIGINT", "SIGTERM", "disconnect"].map((name) => once(process, name)));
}
