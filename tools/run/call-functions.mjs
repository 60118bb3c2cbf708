// `node call-functions.mjs FOLDER`: serves the functions of a folder by their names, as their host does, and calls what
// needs no database. Fails with one sentence. Part of `npm run deploy:check`.
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const FIRESTORE = "@google-cloud/firestore";
const folder = process.argv[2] ?? ".";
const entry = join(folder, "index.js");
const require = createRequire(entry);
// The Express that the SDK brings along.
const sdk = realpathSync(join(folder, "node_modules", "firebase-functions"));
const express = createRequire(join(sdk, "package.json"))("express");

const app = express();
app.use(express.json({ verify: (request, _response, rawBody) => Object.assign(request, { rawBody }) }));
for (const [name, each] of Object.entries(await import(pathToFileURL(entry).href)))
  if (typeof each === "function") app.all(`/${name}`, each);
const server = app.listen(0, "127.0.0.1");
await once(server, "listening");
try {
  await expectAnswer("httpCartsServices", { method: "getCart" }, 401, "UNAUTHENTICATED");
  await expectAnswer("httpCatalogServices", { method: "nothing" }, 400, "INVALID_ARGUMENT");
  if (isLoaded()) throw new Error("una llamada rechazada cargó Firestore.");
  await import(pathToFileURL(require.resolve(FIRESTORE)).href);
  if (!isLoaded()) throw new Error("el SDK de Firestore no carga desde la carpeta publicada.");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
process.exit();

async function expectAnswer(name, data, status, word) {
  const response = await fetch(`http://127.0.0.1:${server.address().port}/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data }),
  });
  const body = await response.text();
  if (response.status !== status || !body.includes(word))
    throw new Error(
      `${name} respondió ${response.status} ${body.slice(0, 200)} en vez de ${status} ${word}.`,
    );
}

function isLoaded() {
  return Object.keys(require.cache).some((path) => path.includes(`/node_modules/${FIRESTORE}/`));
}
