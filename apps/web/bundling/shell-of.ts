import { createHash } from "node:crypto";
import type { Shell } from "../worker/shell.ts";

/** What the path of a page leaves out: at it every host answers without a redirection. */
const PAGE = /(?:^index)?\.html$/;

/**
 * Describes a build: every file by its path and its content.
 * @param files by their names in the folder of the build
 */
export function shellOf(files: ReadonlyMap<string, string | Uint8Array>): Shell {
  const described = [...files]
    .map(([name, content]) => ({
      path: `/${name.replace(PAGE, "")}`,
      integrity: `sha256-${createHash("sha256").update(content).digest("base64")}`,
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const version = createHash("sha256").update(JSON.stringify(described)).digest("hex").slice(0, 16);
  return { version, files: described };
}
