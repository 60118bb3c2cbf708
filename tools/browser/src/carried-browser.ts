import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const cache = fileURLToPath(new URL("../../../node_modules/.cache/shop-browser", import.meta.url));
const systemLibraries = ["/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib"];

/** The path of the Chromium inside @sparticuz/chromium (Linux x64 alone), unpacked at its first use. */
export function carriedBrowser(): string | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const home = join(cache, carriedVersion());
  if (!existsSync(home)) unpackInto(home);
  return join(home, "chromium");
}

/** Whether this path is one that `carriedBrowser` gave. */
export function isCarried(path: string): boolean {
  return path.startsWith(cache);
}

/** The same fonts on every machine, and the libraries that a bare one lacks. */
export function carriedEnvironment(path: string): Record<string, string> {
  const home = dirname(path);
  const bare = !systemLibraries.some((folder) => existsSync(join(folder, "libnss3.so")));
  return {
    ...inherited(),
    FONTCONFIG_PATH: join(home, "fonts"),
    ...(bare ? { LD_LIBRARY_PATH: join(home, "al2023", "lib") } : {}),
  };
}

function carriedVersion(): string {
  const manifest = new URL("../package.json", import.meta.resolve("@sparticuz/chromium"));
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

/** Unpacks beside the folder and renames, so that a half-written browser is never found. */
function unpackInto(home: string): void {
  const partial = `${home}.${process.pid}`;
  const unpack = fileURLToPath(new URL("unpack.ts", import.meta.url));
  execFileSync(process.execPath, [unpack], {
    env: { ...process.env, TMPDIR: partial },
    stdio: "inherit",
  });
  try {
    renameSync(partial, home);
  } catch {
    rmSync(partial, { recursive: true, force: true }); // another process was first
  }
}

function inherited(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}
