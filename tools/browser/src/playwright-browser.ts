import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Whether `playwright install` has put its Chromium, or the headless shell of it, on this machine. */
export function hasPlaywrightBrowser(): boolean {
  const full = chromium.executablePath();
  const shell = full.replace(/chromium-(\d+).*/s, "chromium_headless_shell-$1");
  return existsSync(full) || existsSync(shell);
}
