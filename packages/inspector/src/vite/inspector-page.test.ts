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

it("a machine of the repository is answered with its chart", async () => {
  const response = await fetch(`${origin}/flujos/seen.svg`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(await response.text()).toContain('data-state="seen"');
}, 120_000);

it.each(["nobody.svg", "nobody.json", "(machine).svg", "of.nobody.svg", "/["])(
  "%s, which the repository does not know, is not found, without the page of an error that would cover the app",
  async (name) => {
    const response = await fetch(`${origin}/flujos/${name}`);
    expect([response.status, await response.text()]).toEqual([404, ""]);
  },
  120_000,
);
