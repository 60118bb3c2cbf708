import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./install.mjs";

const codeOf = (file) => readFileSync(join(root, file), "utf8").replace(/\/\*[^]*?\*\/|\/\/.*/g, "");

/** Whether a file does something with lines, and does not only import it or name it in a sentence. */
const isAboutLines = (file) =>
  /\bquantity\b|\b(Change|CartItem|CartLine)\b/i.test(codeOf(file).replace(/^import[^;]*;|"[^"\n]*"/gm, ""));

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

test("docs/quantity.md names every file that knows what a quantity is, at most thirty, and files that only carry it", () => {
  const text = readFileSync(join(root, "docs", "quantity.md"), "utf8");
  const listed = (row) => [...text.matchAll(row)].map(([, file]) => file);
  const [path, beside, carriers] = [/^\| \d+ \| `(.+?)`/gm, /^- `(.+?)`/gm, /^\| `(.+?)`/gm].map(listed);
  const known = new Set([...path, ...beside, ...carriers]);
  const missing = path.flatMap(importsOf).filter((file) => !known.has(file) && isAboutLines(file));
  const gone = [...known].filter((file) => !existsSync(join(root, file)));
  expect({ missing: [...new Set(missing)], gone }).toEqual({ missing: [], gone: [] });
  expect(carriers.filter(isAboutLines)).toEqual([]);
  const stated = [...text.matchAll(/^## (\d+) files/gm)].map(([, count]) => Number(count));
  expect(stated).toEqual([path.length, carriers.length]);
  expect(path.length).toBeLessThanOrEqual(30);
});
