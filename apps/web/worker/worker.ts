import { answerCatalogue } from "./answers.ts";
import { setHome } from "./cache-home.ts";
import { forgetSeen } from "./forget-seen.ts";
import { kindOfRequest } from "./kind-of-request.ts";
import type { AnswerReport, PageMessage } from "./messages.ts";
import { answerPicture } from "./pictures.ts";
import type { Shell } from "./shell.ts";
import { answerFile, answerScreen, installShell, tidyUp } from "./shell-files.ts";
import type { WorkerContext } from "./worker-context.ts";

declare const self: ServiceWorkerGlobalScope;
/** The build writes its value wherever this stands. */
declare const SHELL: Shell;

const shell: Shell = SHELL;
const { origin } = self.location;
const files = new Set(shell.files.map(({ path }) => path));

function contextOf(event: ExtendableEvent): WorkerContext {
  return {
    caches: self.caches,
    fetch: (request, init) => fetch(request, init),
    now: () => Date.now(),
    later: (work) => event.waitUntil(work.catch(() => undefined)),
  };
}

self.addEventListener("install", (event) => {
  event.waitUntil(installShell(shell, contextOf(event)));
});

// It waits until no page of another version is left, unless a shopper asks for it.
self.addEventListener("activate", (event) => {
  const context = contextOf(event);
  context.later(tidyUp(shell, context));
  context.later(self.clients.claim());
  context.later(setHome(origin, shell, context));
});

self.addEventListener("message", (event) => {
  const message = event.data as PageMessage; // only pages of this origin reach it
  const context = contextOf(event);
  if (message.type === "version.take") context.later(self.skipWaiting());
  if (message.type === "shopper.left") context.later(forgetSeen(origin, shell, context));
  if (message.type === "pictures.seen")
    for (const url of message.urls) context.later(answerPicture(new Request(url), context));
});

self.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** Undefined for what goes to the network as if there were no worker. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const context = contextOf(event);
  // What a browser has lost of its storage is asked for as if nothing had been kept.
  const orNetwork = (answer: Promise<Response>) => answer.catch(() => fetch(request));
  switch (kindOfRequest(request, { origin, files })) {
    case "screen":
      return orNetwork(answerScreen(request, shell, context));
    case "file":
      return orNetwork(answerFile(request, shell, context));
    case "picture":
      return orNetwork(answerPicture(request, context));
    case "catalogue":
      return answerCatalogue(request, shell, context, (report) =>
        event.waitUntil(post(event.clientId, report)),
      );
    case "other":
      return undefined;
  }
}

async function post(clientId: string, report: AnswerReport): Promise<void> {
  const page = await self.clients.get(clientId);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it never leaves its origin
  page?.postMessage(report);
}
