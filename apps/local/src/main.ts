import { enableCompileCache } from "node:module";
import { readEnvironment } from "./start/environment.ts";
import { COMPILE_CACHE } from "./start/folders.ts";
import { readShop } from "./start/read-shop.ts";
import { runCommand } from "./start/run-command.ts";
import { skipTokenVerification } from "./start/skip-token-verification.ts";
import { waitForShutdown } from "./start/wait-for-shutdown.ts";

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
  console.log(
    [
      `${shop.name} está abierta: ${shop.origin}`,
      `Los correos y SMS que enviaría llegan aquí: ${shop.mailbox}`,
      `El personal atiende los pedidos aquí: ${shop.desk}`,
    ].join("\n"),
  );
  await shutdown;
  await shop.close();
});
