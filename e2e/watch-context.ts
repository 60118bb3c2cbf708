import type { BrowserContext } from "@playwright/test";

/**
 * Records what no shopper may ever cause: a request to another machine, an error in the console, an uncaught exception.
 */
export function watchContext(
  context: BrowserContext,
  origin: string,
  report: (message: string) => void,
): void {
  context.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && asked !== origin) report(`request to ${request.url()}`);
  });
  context.on("console", (message) => {
    if (message.type() === "error") report(`console: ${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (error) => report(`uncaught: ${String(error.error())}`));
}
