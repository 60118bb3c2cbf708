import { answerCatalogue } from "./answers.ts";
import type { Shell } from "./shell.ts";
import type { WorkerContext } from "./worker-context.ts";

/**
 * Asks for what the home shows. Until now there was no worker that could have kept it, and the shop is to open
 * without a network from the second visit on.
 */
export async function setHome(origin: string, shell: Shell, context: WorkerContext): Promise<void> {
  const request = new Request(`${origin}/api/httpCatalogServices`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: { method: "getHome" } }), // as the client of the functions writes it
  });
  await answerCatalogue(request, shell, context, () => undefined);
}
