import { createServer as createHttpServer } from "node:http";
import { createServer, type Server } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { runScript, type Script } from "./testing/run-script.ts";
import { useFolder } from "./testing/use-folder.ts";

test("`npm run flows` says where the machines of a shop are that runs already, and leaves it running", async () => {
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

test.each(["abc", "0", "65536", "4173 ", "-1"])(
  "PORT=%s is refused in one sentence before anything is built",
  async (port) => {
    const flows = runFlows(port);
    expect(await flows.ended()).toBe(1);
    expect(flows.output()).toBe(
      `PORT tiene que ser un número del 1 al 65535, y es «${port}»: elige uno, por ejemplo PORT=4173.\n`,
    );
  },
);

test.each([
  ["answers everything", createHttpServer((_request, response) => response.end("<p>Hola</p>"))],
  ["never answers", createServer()],
  ["hangs up", createServer((socket) => socket.destroy())],
])("another program on the port that %s is not taken for the shop", { tags: "full" }, async (_, other) => {
  const port = await listenAnywhere(other);
  const flows = runFlows(String(port));
  expect(await flows.ended()).toBe(1);
  expect(flows.output()).toBe(
    `En el puerto ${port} responde otro programa, que no es la tienda: ciérralo, o elige otro puerto con PORT=${port + 1}.\n`,
  );
});

function runFlows(port: string): Script {
  const flows = runScript("../../../tools/run/flows.mjs", { variables: { PORT: port } });
  onTestFinished(() => flows.signal("SIGKILL"));
  return flows;
}

async function listenAnywhere(server: Server): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}
