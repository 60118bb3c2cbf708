import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";

const FOLDER = fileURLToPath(new URL("pictures/", import.meta.url));
const RENDERED_BY = join(FOLDER, "rendered-by.txt");

/** What renders the text: the main version of the browser, and the system. */
export function rendererOf(browser: Browser): string {
  return `Chromium ${browser.version().split(".")[0]} on ${process.platform}`;
}

/** The browser that took the stored pictures. */
export function pictureBrowser(): string {
  return readFileSync(RENDERED_BY, "utf8").trim();
}

export function writeRenderer(renderer: string): void {
  writeFileSync(RENDERED_BY, `${renderer}\n`);
}

/** The stored pictures without a story. */
export function strayPictures(names: ReadonlySet<string>): string[] {
  return readdirSync(FOLDER).filter((file) => file.endsWith(".png") && !names.has(file));
}

export function removePicture(name: string): void {
  rmSync(join(FOLDER, name));
}
