import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, join } from "node:path";

type Chunk = { type: string; imports?: string[]; dynamicImports?: string[] };

/** The part of the bundler's plugin API that this plugin uses. */
type Build = { emitFile(file: { type: "asset"; fileName: string; source: string }): void };

const HOME = join(import.meta.dirname, "..");

/** Peer dependencies of the functions SDK, which our code need not import. */
const PEERS = ["firebase-admin"];

/** From the build of the web app: the page renderer, and the pages that are sent when it fails. */
const WEB = ["dist-pages/render-page.js", "dist/index.html", "dist/skeletons"];

/** The packages that may stay external to the bundle, with their versions. */
export function runtimeDependencies(): [string, string][] {
  const { dependencies } = JSON.parse(readFileSync(join(HOME, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  return Object.entries(dependencies).filter(([name]) => !name.startsWith("@shop/"));
}

/**
 * Puts a package.json beside the bundle that lists what the bundle imports, and nothing else, and the owner's .env
 * files, which the deployment reads there. Also copies the page renderer: the web app has to be built before.
 */
export function deployedPackage() {
  return {
    name: "deployed-package",
    generateBundle(this: Build, _options: unknown, bundle: Record<string, Chunk>): void {
      const manifest = {
        name: "shop-functions",
        private: true,
        type: "module",
        main: "index.js",
        engines: { node: "24" },
        dependencies: Object.fromEntries(dependenciesOf(bundle)),
      };
      const source = `${JSON.stringify(manifest, undefined, 2)}\n`;
      this.emitFile({ type: "asset", fileName: "package.json", source });
    },
    writeBundle({ dir = join(HOME, "dist") }: { dir?: string }): void {
      for (const file of readdirSync(HOME).filter((name) => /^\.env(?:\.|$)(?!local$)/.test(name)))
        copyFileSync(join(HOME, file), join(dir, file));
      const web = join(dir, "web");
      mkdirSync(web, { recursive: true });
      for (const file of WEB)
        cpSync(join(dir, "..", "..", "web", file), join(web, basename(file)), { recursive: true });
    },
  };
}

function dependenciesOf(bundle: Record<string, Chunk>): [string, string][] {
  const imported = Object.values(bundle)
    .flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports])
    .filter((id) => !(id in bundle) && !isBuiltin(id));
  const names = [...new Set([...imported.map(packageOf), ...PEERS])].toSorted();
  const versions = new Map(runtimeDependencies());
  return names.map((name) => {
    const version = versions.get(name);
    if (!/^\d+\.\d+\.\d+$/.test(version ?? ""))
      throw new Error(`${name}: apps/functions/package.json has to list it with an exact version`);
    return [name, version ?? ""];
  });
}

/** `@scope/name/path` is of `@scope/name`. */
function packageOf(id: string): string {
  return id
    .split("/")
    .slice(0, id.startsWith("@") ? 2 : 1)
    .join("/");
}
