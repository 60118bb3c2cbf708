import { parseSync, Visitor } from "vite";

/** Where the recipes of the calls of `styled` in a component's module are written, in their order. */
function recipesIn(file: string, code: string): { start: number; end: number }[] {
  const recipes: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [, recipe] }) => {
      if (callee.type === "Identifier" && callee.name === "styled" && recipe) recipes.push(recipe);
    },
  }).visit(parseSync(file, code).program);
  return recipes.toSorted((one, other) => one.start - other.start);
}

/** The module with something else in the place of each recipe, or behind it. */
export function rewriteCalls(
  file: string,
  code: string,
  write: (recipe: string, place: string) => string,
): string {
  let rewritten = "";
  let kept = 0;
  for (const [index, { start, end }] of recipesIn(file, code).entries()) {
    rewritten += code.slice(kept, start);
    rewritten += write(code.slice(start, end), `${file}#${index}`);
    kept = end;
  }
  return rewritten + code.slice(kept);
}
