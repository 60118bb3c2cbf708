import { readFile } from "node:fs/promises";

/**
 * Reads the page of the web app that the build puts beside the functions.
 * @param home the address of the bundle
 */
export function deployedShell(home: string): () => Promise<string> {
  let shell: Promise<string> | undefined;
  return () => (shell ??= readFile(new URL("web/index.html", home), "utf8"));
}
