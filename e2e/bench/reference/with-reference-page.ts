import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import getPort from "get-port";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { build } from "vite";
import { ReferencePage } from "./reference-page.ts";

/** Runs something while the reference page is served; with its address. */
export async function withReferencePage<T>(act: (url: string) => Promise<T>): Promise<T> {
  const script = await bundle();
  const page = `<!doctype html><html lang="en"><head><title>Reference</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
    <body><main>${renderToString(createElement(ReferencePage))}</main><script type="module" src="/page.js"></script></body></html>`;
  const server = createServer(({ url }, response) => {
    const isScript = url === "/page.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    response.end(isScript ? script : page);
  });
  const port = await getPort();
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  try {
    return await act(`http://127.0.0.1:${port}/`);
  } finally {
    server.close();
  }
}

/** React and the page, as Vite builds them for a browser. */
async function bundle(): Promise<string> {
  const outcome = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL("hydrate-reference.ts", import.meta.url)) },
    },
  });
  if (!("output" in outcome)) throw new Error("Vite built no single page");
  return outcome.output[0].code;
}
