import { test as base } from "vitest";
import type { Difference } from "./differences.ts";
import { localTarget } from "./local-target.ts";
import { officialTarget } from "./official-target.ts";
import { createService } from "./service.ts";
import { openTab } from "./tab.ts";

export const test = base
  /** The command of firebase-tools, for its emulator; empty for ours. */
  .extend("firebaseTools", { scope: "file" }, process.env["AUTH_EMULATOR_OFFICIAL"] ?? "")
  .extend("target", { scope: "file" }, async ({ firebaseTools }, { onCleanup }) => {
    const target = await (firebaseTools ? officialTarget(firebaseTools) : localTarget());
    onCleanup(target.close);
    return target;
  })
  .extend("service", ({ target }) => createService(target))
  /** Opens a separate browser. */
  .extend(
    "openBrowser",
    ({ target }) =>
      () =>
        openTab(target.origin),
  )
  .extend("tab", ({ target }) => openTab(target.origin))
  /** The current target's answer to an intended difference. */
  .extend(
    "own",
    ({ target }) =>
      <T>(difference: Difference<T>): T =>
        difference[target.name],
  );

export { describe, expect } from "vitest";
