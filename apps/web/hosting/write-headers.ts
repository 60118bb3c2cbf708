// `npm run headers`: writes the headers into firebase.json, or into the given file, for the services that this clone is
// configured for.
import { readFileSync, writeFileSync } from "node:fs";
import { configuredEnvironment } from "./configured-environment.ts";
import { hostingHeaders } from "./headers.ts";

const file = process.argv[2] ?? new URL("../../../firebase.json", import.meta.url);
const configuration = JSON.parse(readFileSync(file, "utf8")) as { hosting: { headers: unknown } };

configuration.hosting.headers = hostingHeaders(configuredEnvironment());
writeFileSync(file, `${JSON.stringify(configuration, undefined, 2)}\n`);
