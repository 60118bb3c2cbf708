import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const BUILD = fileURLToPath(new URL("build-version.ts", import.meta.url));
/** The version that all tests run on. */
const BUILT = fileURLToPath(new URL("../../apps/web/dist", import.meta.url));

/** Words of the frame and of a screen whose code comes later, as the next version writes them. */
const WORDS = {
  "Los precios incluyen IVA.": "Todos los precios incluyen IVA.",
  "es una tienda de barrio que aprendió a repartir": "es una tienda de barrio que reparte los domingos",
};

/** The versions of the web app that the tests of its worker need, each in a folder. */
export type Versions = {
  first: string;
  second: string;
  /** The second, built without a worker. */
  off: string;
};

/** Builds them. Returns also a function that removes them. */
export function buildVersions(): { versions: Versions; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "shop-e2e-versions-"));
  const make = (name: string, variables: Record<string, string> = {}) => {
    const env = { ...process.env, NODE_ENV: undefined, ...variables };
    execFileSync(process.execPath, [BUILD, join(folder, name), JSON.stringify(WORDS)], {
      env,
      stdio: "inherit",
    });
    return join(folder, name);
  };
  const versions = { first: BUILT, second: make("second"), off: make("off", { VITE_OFFLINE: "off" }) };
  return { versions, remove: () => rmSync(folder, { recursive: true }) };
}

/** The folder that a shop serves, into which versions are deployed. */
export class WebFolder {
  readonly path: string;

  /** @param parent the folder in which it is made */
  constructor(parent: string) {
    mkdirSync(parent, { recursive: true });
    this.path = mkdtempSync(join(parent, "web-"));
  }

  /** Replaces the content atomically, as a host does: files of another version are removed. */
  deploy(version: string): void {
    const coming = `${this.path}-coming`;
    const former = `${this.path}-former`;
    cpSync(version, coming, { recursive: true });
    renameSync(this.path, former);
    renameSync(coming, this.path);
    rmSync(former, { recursive: true });
  }

  /** Loses the code of a screen. @param name of its module */
  loseCode(name: string): void {
    const assets = join(this.path, "assets");
    for (const file of readdirSync(assets)) if (file.startsWith(`${name}-`)) rmSync(join(assets, file));
  }

  loseWorker(): void {
    rmSync(join(this.path, "sw.js"));
  }
}
