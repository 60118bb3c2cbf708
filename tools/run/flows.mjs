// `npm run flows`: opens the page of the machines beside the shop, which it starts where it is not running.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./lock-stamp.mjs";

const origin = `http://127.0.0.1:${process.env.PORT || 4173}`;

if (!(await isOpen())) start();
await untilOpen();
console.log(
  [
    "",
    `Los flujos:            ${origin}/flujos.html`,
    `La tienda que siguen:  ${origin}/home?inspect`,
    `Los dos a la vez:      ${origin}/home?inspect=panel`,
  ].join("\n"),
);
for (const path of ["/flujos.html", "/home?inspect"]) show(`${origin}${path}`);

async function isOpen() {
  try {
    return (await fetch(`${origin}/api/httpHealth`)).ok;
  } catch {
    return false; // nobody listens yet
  }
}

async function untilOpen() {
  if (await isOpen()) return;
  await new Promise((wake) => setTimeout(wake, 500));
  await untilOpen();
}

/** It stays open as long as this command does. */
function start() {
  const shop = spawn(process.execPath, [join(root, "tools", "run", "start.mjs")], {
    cwd: root,
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => shop.kill("SIGTERM"));
  shop.on("exit", (code) => process.exit(code ?? 1));
}

/** In the browser of whoever sits at this machine; where there is none, the addresses are printed. */
function show(address) {
  if (!process.stdout.isTTY) return;
  const [command, ...before] = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] }[process.platform] ?? [
    "xdg-open",
  ];
  const browser = spawn(command, [...before, address], { stdio: "ignore", detached: true });
  browser.on("error", () => undefined); // nothing there opens it
  browser.unref();
}
