import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** The path of a database file for the length of one test. */
export function useDatabaseFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "auth-emulator-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "auth.sqlite");
}
