// `npm run lighthouse -w @shop/e2e`: fails when a screen of the built shop has fewer points than it must have, in
// each of three runs: a busy machine takes points that are not the shop's to give.
import { inTurn } from "../in-turn.ts";
import { withDemoShop } from "./bench-shop.ts";
import { type Audit, LEAST_SCORES, scoreOf, withLighthouse } from "./lighthouse.ts";
import { ROUTES } from "./parts/load.ts";

const RUNS = 3;

const areGood = await withDemoShop(({ origin }) =>
  withLighthouse((audit) => inTurn(Object.values(ROUTES), (path) => isGood(audit, `${origin}${path}`, RUNS))),
);
if (areGood.includes(false)) process.exitCode = 1;

async function isGood(audit: Audit, url: string, runs: number): Promise<boolean> {
  const result = await audit(url);
  const scores = Object.keys(LEAST_SCORES).map((category) => scoreOf(result, category));
  const isEnough = Object.values(LEAST_SCORES).every((min, index) => (scores[index] ?? 0) >= min);
  console.log(`${isEnough ? "✓" : "✗"} ${new URL(url).pathname} ${scores.join("/")}`);
  return isEnough || (runs > 1 && isGood(audit, url, runs - 1));
}
