// @vitest-environment node
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { compileEagerly } from "./compile-eagerly.ts";

const SOURCES: Record<string, string> = {
  "/page.js":
    'document.title = String((await import("/machines.js")).count + (await import("/screen.js")).count);',
  "/machines.js": "export const count = document.links.length;",
  "/screen.js": "export const count = document.forms.length;",
};

/** The first line of each script that is built of three modules. */
async function firstLines(modules: RegExp[]): Promise<Record<string, string | undefined>> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: "/page.js" } },
    plugins: [
      compileEagerly(modules),
      {
        name: "sources",
        enforce: "pre",
        resolveId: (id) => (id in SOURCES ? id : undefined),
        load: (id) => SOURCES[id],
      },
    ],
  });
  const files = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return Object.fromEntries(
    files.flatMap((file) => (file.type === "chunk" ? [[file.name, file.code.split("\n")[0]]] : [])),
  );
}

describe("a script whose modules are named", () => {
  it("says in its first line, as V8 wants it, that all of it will be called; others do not", async () => {
    const lines = await firstLines([/^\/machines\.js$/]);
    expect(Object.keys(lines).toSorted()).toEqual(["machines", "page", "screen"]);
    expect(lines["machines"]).toBe("//# allFunctionsCalledOnLoad");
    expect(lines["page"]).not.toContain("allFunctionsCalledOnLoad");
    expect(lines["screen"]).not.toContain("allFunctionsCalledOnLoad");
  });

  it("must be in the build", async () => {
    await expect(firstLines([/^\/machines\.js$/, /^\/renamed\.js$/])).rejects.toThrow(
      String.raw`compile-eager: the build has no /^\/renamed\.js$/`,
    );
  });
});
