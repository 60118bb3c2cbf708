import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "playwright-core";
import { carriedBrowser, carriedEnvironment, isCarried } from "./carried-browser.ts";
import { debianBrowser } from "./debian-browser.ts";
import { machineBrowser } from "./machine-browser.ts";

const PLAYWRIGHT = "playwright";

/**
 * The browser that the tests drive, the first of: SHOP_BROWSER (a path), Playwright's own where it is
 * installed, the one that an npm package carries (Linux x64), one installed on the machine, and, as root on
 * Debian, its `chromium` package, installed now. Throws one sentence when there is none.
 */
export function launchOptions(): LaunchOptions {
  const choice = process.env["SHOP_BROWSER"] || find();
  if (!choice) {
    throw new Error(
      "No Chromium for the tests: run `npx playwright install chromium`, or set SHOP_BROWSER to the path of one.",
    );
  }
  process.env["SHOP_BROWSER"] = choice; // the test runners' workers inherit the choice
  if (choice === PLAYWRIGHT) return {};
  return isCarried(choice)
    ? { executablePath: choice, env: carriedEnvironment(choice) }
    : { executablePath: choice };
}

function find(): string | undefined {
  if (hasPlaywrightBrowser()) return PLAYWRIGHT;
  return carriedBrowser() ?? machineBrowser() ?? debianBrowser();
}

/** Whether `playwright install` has put its Chromium, or the headless shell of it, on this machine. */
function hasPlaywrightBrowser(): boolean {
  const full = chromium.executablePath();
  const shell = full.replace(/chromium-(\d+).*/s, "chromium_headless_shell-$1");
  return existsSync(full) || existsSync(shell);
}
