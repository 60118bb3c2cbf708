// `npm run flows`: opens the page of the machines beside the shop, which it starts where it is not running. With words
// after it, what `tools/machines` does with the machines without running them.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./lock-stamp.mjs";
import { onStartersGone } from "./starters.mjs";

/** How long a server may take to answer, in ms. */
const TIMEOUT = 3000;

const words = process.argv.slice(2);
const port = readPort();
const origin = `http://127.0.0.1:${port}`;
if (words.length > 0)
  process.exitCode = await (await import("../machines/src/flows-command.ts")).flowsCommand(words);
else await open();

async function open() {
  const found = await whoListens();
  if (found === "another program")
    fail(
      `En el puerto ${port} responde otro programa, que no es la tienda: ciérralo, o elige otro puerto con PORT=${port + 1}.`,
    );
  if (found === "nobody") {
    start();
    await routerOpen();
  }
  console.log(
    [
      "",
      `Los flujos:            ${origin}/flujos.html`,
      `La tienda que siguen:  ${origin}/home?inspect`,
      `Los dos a la vez:      ${origin}/home?inspect=panel`,
    ].join("\n"),
  );
  for (const path of ["/flujos.html", "/home?inspect"]) show(`${origin}${path}`);
}

/** Asked first: a shop takes its time to be built, and would refuse the port only then. */
function readPort() {
  const text = process.env.PORT || "4173";
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 65_535)
    fail(`PORT tiene que ser un número del 1 al 65535, y es «${text}»: elige uno, por ejemplo PORT=4173.`);
  return number;
}

async function whoListens() {
  try {
    const answer = await fetch(`${origin}/api/httpHealth`, {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return isHealth(await answer.text()) ? "the shop" : "another program";
  } catch (error) {
    return error.cause?.code === "ECONNREFUSED" ? "nobody" : "another program";
  }
}

/** The shop says how it is in these words, and no other page does. */
function isHealth(body) {
  return /^\{"status":"(?:ok|unavailable)"\}\s*$/.test(body);
}

async function routerOpen() {
  if ((await whoListens()) === "the shop") return;
  await new Promise((wake) => setTimeout(wake, 500));
  await routerOpen();
}

/** It stays open as long as this command does, and has said itself why when it does not open. */
function start() {
  const shop = spawn(process.execPath, [join(root, "tools", "run", "start.mjs")], {
    cwd: root,
    // The shop closes when the channel does: a command that is killed sends no signal.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const close = () => shop.kill("SIGTERM");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, close);
  onStartersGone(close);
  shop.on("exit", (code) => process.exit(code ?? 1));
}

/** In the browser of this machine; without one, the addresses are printed. */
function show(address) {
  if (!process.stdout.isTTY) return;
  const [command, ...before] = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] }[process.platform] ?? [
    "xdg-open",
  ];
  const browser = spawn(command, [...before, address], { stdio: "ignore", detached: true });
  browser.on("error", () => undefined); // nothing there opens it
  browser.unref();
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
