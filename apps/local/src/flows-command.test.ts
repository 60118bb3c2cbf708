import { expect, onTestFinished, test } from "vitest";
import { runScript, type Script } from "./testing/run-script.ts";
import { useFolder } from "./testing/use-folder.ts";

test("`npm run flows` says where the machines of a shop are that runs, and leaves it running", async () => {
  const shop = runScript("main.ts", { variables: { PORT: "0", SHOP_DATA: useFolder() } });
  onTestFinished(() => shop.signal("SIGKILL"));
  const [, origin = ""] = await shop.reads(/está abierta: (http:\S+)/);
  const flows = runFlows(new URL(origin).port);
  expect(await flows.ended()).toBe(0);
  expect(flows.output().trim()).toBe(
    [
      `Los flujos:            ${origin}/flujos.html`,
      `La tienda que siguen:  ${origin}/home?inspect`,
      `Los dos a la vez:      ${origin}/home?inspect=panel`,
    ].join("\n"),
  );
  const page = await fetch(`${origin}/api/httpHealth`);
  expect(page.status).toBe(200);
});

test("where no shop runs it says how to open one", async () => {
  // Listening on the first port requires root.
  const flows = runFlows("1");
  expect(await flows.ended()).toBe(1);
  expect(flows.output()).toBe(
    "No hay una tienda abierta en http://127.0.0.1:1: ábrela con npm start (otro puerto: PORT=8080).\n",
  );
});

function runFlows(port: string): Script {
  const flows = runScript("../../../tools/run/flows.mjs", { variables: { PORT: port } });
  onTestFinished(() => flows.signal("SIGKILL"));
  return flows;
}
