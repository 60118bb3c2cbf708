import type { PageMessage } from "../../../worker/messages.ts";
import type { UpdateReport } from "./update-machine.ts";

const SCRIPT = "/sw.js";

/** In ms: how often an open page checks for a new version; the browser checks on each load. */
const CHECK_INTERVAL = 60 * 60 * 1000;
/** In ms: how long a version may take to activate. */
const TIMEOUT = 5000;

/** Registers the worker, and reports its state. */
export async function watchWorker(report: (report: UpdateReport) => void): Promise<void> {
  const container = navigator.serviceWorker;
  const found = () => report({ type: "version.found" });
  /** Whether a worker answers this page: any other worker than that one is another version. */
  let isServed = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (isServed) found();
    else if (container.controller)
      post(container.controller, { type: "pictures.seen", urls: shownPictures() });
    isServed = true;
  });

  const registration = await container.register(SCRIPT, { updateViaCache: "none" });
  if (isServed) void reportWhenGone(registration, report);
  if (isServed && registration.waiting) found();
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && isServed) found();
    });
  });
  checkOnReturn(registration);
}

/** Activates the waiting version; there is none if another tab was first. */
export async function takeVersion(): Promise<void> {
  const container = navigator.serviceWorker;
  const waiting = (await container.getRegistration())?.waiting;
  if (!waiting) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  container.addEventListener("controllerchange", () => resolve(), { once: true });
  setTimeout(() => reject(new Error("the new version did not take over")), TIMEOUT);
  post(waiting, { type: "version.take" });
  await promise;
}

/** Reports a worker whose script was removed from the server: it stays installed, and serves its version forever. */
async function reportWhenGone(
  registration: ServiceWorkerRegistration,
  report: (report: UpdateReport) => void,
): Promise<void> {
  try {
    await registration.update();
  } catch {
    if (await isGone()) report({ type: "worker.gone" });
  }
}

async function isGone(): Promise<boolean> {
  try {
    const { status } = await fetch(SCRIPT, { method: "HEAD", cache: "no-store" });
    return status === 404 || status === 410;
  } catch {
    return false; // no network, which is what the worker is for
  }
}

function checkOnReturn(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - checkedAt < CHECK_INTERVAL) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** The pictures on the screen, which were loaded before a worker could cache them. */
function shownPictures(): string[] {
  const urls = [...document.images].filter(({ complete }) => complete).map(({ currentSrc }) => currentSrc);
  return urls.filter((url) => url.startsWith(`${location.origin}/`));
}

function post(worker: ServiceWorker, message: PageMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it never leaves its origin
  worker.postMessage(message);
}
