// Part of `npm run deploy:check`: fails with what is wrong in the shop's configuration or, if nothing is, with why the
// functions would not start or not serve shoppers with the variables of its argument (JSON, those of the published `.env`).
import { readFileSync } from "node:fs";
import { checkShop } from "@shop/commerce/check-shop";
import { functionErrors } from "./function-errors.ts";

const [variables = "{}"] = process.argv.slice(2);
const commerce = new URL("../../../../packages/commerce/", import.meta.url);
const files = ["shop.config.server.json", "shop.config.json"].map(
  (name) => JSON.parse(readFileSync(new URL(name, commerce), "utf8")) as object,
);
try {
  checkShop(Object.assign({}, ...files));
  const errors = functionErrors(JSON.parse(variables) as Record<string, string>);
  if (errors.length > 0) throw new Error(`${errors.join("; y ")}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
