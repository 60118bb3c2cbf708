// Serves the functions of a folder by their names, as their host does. Part of `npm run deploy:check`.
import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const folder = process.argv[2] ?? ".";
const entry = join(folder, "index.js");
const require = createRequire(entry);
// The Express that the SDK brings along.
const sdk = realpathSync(join(folder, "node_modules", "firebase-functions"));
const express = createRequire(join(sdk, "package.json"))("express");
const functions = await import(pathToFileURL(entry).href);

// A check that is killed sends no signal.
process.once("disconnect", () => process.exit());
const app = express();
app.use(express.json({ verify: (request, _response, rawBody) => Object.assign(request, { rawBody }) }));
app.get("/loaded", ({ query }, response) => {
  response.json(Object.keys(require.cache).some((path) => path.includes(`/node_modules/${query.package}/`)));
});
app.get("/import", async ({ query }, response) => {
  response.json(Object.keys(await import(pathToFileURL(require.resolve(query.package)).href)).length > 0);
});
for (const [name, each] of Object.entries(functions)) {
  if (typeof each === "function") app.all(`/${name}`, each);
}
const server = app.listen(0, "127.0.0.1", () => {
  console.log(`\nlistening http://127.0.0.1:${server.address().port}`);
});
