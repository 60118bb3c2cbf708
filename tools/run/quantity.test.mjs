import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./install.mjs";

const codeOf = (file) => readFileSync(join(root, file), "utf8").replace(/\/\*[^]*?\*\/|\/\/.*/g, "");

/** Whether a file does something with lines, and does not only import it. */
const isAboutLines = (file) =>
  /\bquantity\b|\b(Change|CartItem|CartLine)\b/i.test(codeOf(file).replace(/^import[^;]*;/gm, ""));

/** The file of a package that declares a name. */
function declarationOf(pkg, name) {
  const declares = new RegExp(`export (async )?(function|const|type|interface) ${name}\\b`);
  return globSync(`packages/${pkg}/src/**/*.{ts,tsx}`, { cwd: root, exclude: ["**/*.test.*", "**/testing*"] })
    .map((file) => file.replaceAll("\\", "/"))
    .find((file) => declares.test(codeOf(file)));
}

function importsOf(file) {
  return [...codeOf(file).matchAll(/^import ([^"]*?) from "([^"]+)"/gm)].flatMap(([, names, from]) => {
    if (from.startsWith(".")) return [join(dirname(file), from).replaceAll("\\", "/")];
    const [, pkg] = /^@shop\/(.*)$/.exec(from) ?? [];
    return pkg ? (names.match(/\w+/g) ?? []).flatMap((name) => declarationOf(pkg, name) ?? []) : [];
  });
}

test("docs/quantity.md names every file that a quantity goes through, and at most thirty", () => {
  const text = readFileSync(join(root, "docs", "quantity.md"), "utf8");
  const path = [...text.matchAll(/^\| \d+ \| `(.+?)`/gm)].map(([, file]) => file);
  const beside = [...text.matchAll(/^- `(.+?)`/gm)].map(([, file]) => file);
  const known = new Set([...path, ...beside]);
  const missing = path.flatMap(importsOf).filter((file) => !known.has(file) && isAboutLines(file));
  expect({
    missing: [...new Set(missing)],
    gone: [...known].filter((file) => !existsSync(join(root, file))),
  }).toEqual({
    missing: [],
    gone: [],
  });
  expect(path.length).toBeLessThanOrEqual(30);
});
