import { deleteEverything } from "../../../worker/delete-everything.ts";
import type { AnswerReport } from "../../../worker/messages.ts";
import type { OfflineServices } from "./create-offline.ts";
import { endWorker, reloadIfOutdated } from "./reload-if-outdated.ts";

/** In ms after the page has loaded: requests of the first screen go first. */
const DELAY = 2000;

/**
 * Implements the services. Only `page-worker.ts` is loaded later: the rest has to work also when the server no longer
 * has the code of this version.
 * @param isOn whether there is a worker to register
 * @param arrived resolves when no screen is loading: an earlier reload would return to the previous screen
 */
export function createOfflineServices(isOn: boolean, arrived: () => Promise<void>): OfflineServices {
  const container = isOn && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  return {
    watchVersion: (listener) => {
      const stopped = new AbortController();
      const { signal } = stopped;
      addEventListener("vite:preloadError", () => listener({ type: "code.missing" }), { signal });
      const start = async () => {
        const { watchWorker } = await import("./page-worker.ts");
        if (!signal.aborted) await watchWorker(listener);
      };
      const startLater = () => void setTimeout(() => start().catch(() => undefined), DELAY);
      if (container && document.readyState === "complete") startLater();
      else if (container) addEventListener("load", startLater, { once: true, signal });
      return () => stopped.abort();
    },
    watchAnswers: (listener) => {
      const stopped = new AbortController();
      // Only the worker of this origin sends messages here.
      const listen = ({ data }: MessageEvent) => listener(data as AnswerReport);
      container?.addEventListener("message", listen, { signal: stopped.signal });
      return () => stopped.abort();
    },
    takeVersion: async () => (await import("./page-worker.ts")).takeVersion(),
    reloadIfOutdated,
    leaveWorker: async () => {
      await endWorker();
      await deleteEverything();
    },
    reloadPage: async () => {
      await arrived();
      location.reload();
    },
  };
}
