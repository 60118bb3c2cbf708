import { createServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inspectorPage } from "./inspector-page.ts";

let server: Awaited<ReturnType<typeof createServer>>;
let origin: string;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "silent",
    server: { port: 0, host: "127.0.0.1", watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [inspectorPage()],
  });
  await server.listen();
  const address = server.httpServer?.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => server.close());

it("the page and all that it is made of are served beside any app", async () => {
  const page = await (await fetch(`${origin}/flujos.html`)).text();
  const [, script = ""] = /src="([^"]*main\.tsx)"/.exec(page) ?? [];
  const module = await fetch(`${origin}${script}`);
  expect([module.status, module.headers.get("content-type")]).toEqual([200, "text/javascript"]);
  expect(await module.text()).toContain("inspector-page.tsx");
}, 120_000);
