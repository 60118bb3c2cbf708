import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A new folder for the length of one test. */
export function useFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new file with that content for the length of one test. */
export function useFile(name: string, content: string | Uint8Array): string {
  const path = join(useFolder(), name);
  writeFileSync(path, content);
  return path;
}
