import { chromium } from "playwright";
import { launchOptions } from "@shop/browser";
const [,, base, out, widths, schemes, paths] = process.argv;
const browser = await chromium.launch(launchOptions());
for (const scheme of schemes.split(",")) for (const w of widths.split(",").map(Number)) {
  const ctx = await browser.newContext({ viewport: { width: w, height: w < 700 ? 844 : 900 }, colorScheme: scheme as "light", reducedMotion: "reduce", locale: "es-MX", serviceWorkers: "block" });
  const page = await ctx.newPage();
  for (const p of paths.split(",")) { await page.goto(base + p); await page.waitForLoadState("networkidle"); await page.waitForTimeout(300); await page.screenshot({ path: `${out}/${p.replace(/\W+/g, "_")}-${w}-${scheme}.png` }); }
  await ctx.close();
}
await browser.close();
