import { answerCatalogue } from "./answers.ts";
import { setHome } from "./cache-home.ts";
import { kindOfRequest } from "./kind-of-request.ts";
import type { AnswerReport, PageWord } from "./messages.ts";
import { answerPicture } from "./pictures.ts";
import type { Shell } from "./shell.ts";
import { answerFile, answerScreen, installShell, tidyUp } from "./shell-files.ts";
import type { World } from "./world.ts";

declare const self: ServiceWorkerGlobalScope;
/** The build writes its value wherever this stands. */
declare const SHELL: Shell;

const shell: Shell = SHELL;
const { origin } = self.location;
const files = new Set(shell.files.map(({ path }) => path));

function worldOf(event: ExtendableEvent): World {
  return {
    caches: self.caches,
    fetch: (request, init) => fetch(request, init),
    now: () => Date.now(),
    later: (work) => event.waitUntil(work.catch(() => undefined)),
  };
}

self.addEventListener("install", (event) => {
  event.waitUntil(installShell(shell, worldOf(event)));
});

// It waits until no page of another version is left, unless a shopper asks for it.
self.addEventListener("activate", (event) => {
  const world = worldOf(event);
  world.later(tidyUp(shell, world));
  world.later(self.clients.claim());
  world.later(setHome(origin, shell, world));
});

self.addEventListener("message", (event) => {
  const word = event.data as PageWord; // only pages of this origin reach it
  const world = worldOf(event);
  if (word.type === "version.take") world.later(self.skipWaiting());
  if (word.type === "pictures.seen")
    for (const url of word.urls) world.later(answerPicture(new Request(url), world));
});

self.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** Undefined for what goes to the network as if there were no worker. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const world = worldOf(event);
  // What a browser has lost of its storage is asked for as if nothing had been kept.
  const orNetwork = (answer: Promise<Response>) => answer.catch(() => fetch(request));
  switch (kindOfRequest(request, { origin, files })) {
    case "screen":
      return orNetwork(answerScreen(request, shell, world));
    case "file":
      return orNetwork(answerFile(request, shell, world));
    case "picture":
      return orNetwork(answerPicture(request, world));
    case "catalogue":
      return answerCatalogue(request, shell, world, (report) =>
        event.waitUntil(tell(event.clientId, report)),
      );
    case "other":
      return undefined;
  }
}

async function tell(clientId: string, report: AnswerReport): Promise<void> {
  const page = await self.clients.get(clientId);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it never leaves its origin
  page?.postMessage(report);
}
