import { fileURLToPath } from "node:url";
import type { SlotRecipeDefinition } from "@chakra-ui/react/styled-system";
import { runnerImport } from "vite";
import { classOf, type Look } from "./look.ts";
import { rewriteCalls } from "./styled-calls.ts";
import { writeRules } from "./write-rules.ts";

type Collected = typeof import("./collected.ts");

export type Looks = {
  /** By the place where a component puts it on. */
  byPlace: ReadonlyMap<string, Look>;
  /** The whole style sheet: reset, tokens, global styles and every recipe. */
  css: string;
};

/** The modules of the components. */
export const COMPONENT = /\/packages\/ui\/src\/.*\.tsx$/;
export const STYLED = /\/packages\/ui\/src\/system\/styled\.ts$/;

/**
 * Reads every recipe of the package, and writes the style sheet that Chakra would write in the browser.
 * @throws Error when two recipes have one class
 */
export async function collectStyles(): Promise<Looks> {
  const { module } = await runnerImport<Collected>(here("collected.ts"), {
    configFile: false,
    logLevel: "warn",
    plugins: [
      {
        name: "collect-styles",
        enforce: "pre",
        load: {
          filter: { id: STYLED },
          handler: () => `export * from ${JSON.stringify(here("collecting-styled.ts"))};`,
        },
        transform: {
          filter: { id: COMPONENT },
          handler: (code, id) => ({
            code: rewriteCalls(id, code, (recipe, place) => `${recipe}, ${JSON.stringify(place)}`),
            map: null,
          }),
        },
      },
    ],
  });
  return collectedStylesOf(module);
}

function collectedStylesOf({ recipes, system, oneClass }: Collected): Looks {
  const page = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()];
  const sheet = [system.layers.atRule, ...page.map((styles) => writeRules("", styles))];
  const owners = new Map<string, SlotRecipeDefinition>();
  const byPlace = new Map<string, Look>();
  for (const [place, recipe] of recipes) {
    const look = lookOf(recipe);
    byPlace.set(place, look);
    const owner = owners.get(look.className);
    if (owner && owner !== recipe)
      throw new Error(`${place}: another recipe has the class "${look.className}" already`);
    if (owner) continue;
    owners.set(look.className, recipe);
    const stylesOf = system.cva(oneClass(recipe));
    for (const choice of choicesOf(look))
      sheet.push(writeRules(`.${classOf(look, choice)}`, stylesOf(choice)));
  }
  return { byPlace, css: sheet.join("\n") };
}

function lookOf({ className = "", variants = {}, defaultVariants = {} }: SlotRecipeDefinition): Look {
  const described = Object.entries(variants).map(([name, options]) => {
    const fallback = defaultVariants[name];
    return [
      name,
      { options: Object.keys(options), ...(fallback !== undefined && { fallback: String(fallback) }) },
    ];
  });
  // No rule that a recipe writes by hand knows this class: the engine itself invents its own.
  return { className: `ui-${className}`, variants: Object.fromEntries(described) };
}

/** Every choice of one option, or of none, for each variant. */
function choicesOf({ variants }: Look): Record<string, string>[] {
  let choices: Record<string, string>[] = [{}];
  for (const [name, { options, fallback }] of Object.entries(variants)) {
    const none = fallback === undefined ? choices : [];
    choices = [
      ...none,
      ...options.flatMap((option) => choices.map((choice) => ({ ...choice, [name]: option }))),
    ];
  }
  return choices;
}

function here(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
