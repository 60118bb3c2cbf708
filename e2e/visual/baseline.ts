import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";

const FOLDER = fileURLToPath(new URL("pictures/", import.meta.url));
const RENDERED_BY = join(FOLDER, "drawn-by.txt");

/** What draws the letters: the main version of the browser, and the system whose library it asks. */
export function rendererOf(browser: Browser): string {
  return `Chromium ${browser.version().split(".")[0]} on ${process.platform}`;
}

/** What drew the pictures that are kept. */
export function pictureBrowser(): string {
  return readFileSync(RENDERED_BY, "utf8").trim();
}

export function writeRenderer(renderer: string): void {
  writeFileSync(RENDERED_BY, `${renderer}\n`);
}

/** The kept pictures that none of these names. */
export function strayPictures(names: ReadonlySet<string>): string[] {
  return readdirSync(FOLDER).filter((file) => file.endsWith(".png") && !names.has(file));
}

export function removePicture(name: string): void {
  rmSync(join(FOLDER, name));
}
