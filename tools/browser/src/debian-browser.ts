import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { machineBrowser } from "./machine-browser.ts";

/** Installs Debian's Chromium if possible without interaction, and returns its path. */
export function debianBrowser(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  try {
    aptGet("update");
    aptGet("install", "-y", "--no-install-recommends", "chromium");
  } catch {
    return undefined; // no network, or no such package: the caller reports it
  }
  return machineBrowser();
}

function aptGet(...args: string[]): void {
  execFileSync("/usr/bin/apt-get", args, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: "ignore",
  });
}
