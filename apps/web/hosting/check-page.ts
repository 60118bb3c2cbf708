// Part of `npm run deploy:check`: fails with the reasons why the built page would not work for shoppers. Arguments: the
// folder of its scripts, firebase.json, the functions' variables as JSON, and the target project.
import { readFileSync } from "node:fs";
import type { HeaderRule } from "./headers.ts";
import { builtVariables, pageErrors } from "./page-errors.ts";

const [assets = "", configuration = "", functions = "{}", projectId] = process.argv.slice(2);
const { hosting } = JSON.parse(readFileSync(configuration, "utf8")) as { hosting: { headers: HeaderRule[] } };
const errors = pageErrors({
  variables: builtVariables(assets),
  headers: hosting.headers,
  projectId: projectId || undefined,
  insistsOnAppCheck: (JSON.parse(functions) as Record<string, string>)["SHOP_APP_CHECK"] === "on",
});
if (errors.length > 0) {
  console.error(`${errors.join("; y ")}.`);
  process.exitCode = 1;
}
