// @vitest-environment node
import { staticStyles } from "@shop/ui/static-styles";
import { build } from "vite";
import { beforeAll, describe, expect, it } from "vitest";

const PAGE = `
  import { Button, LinkButton, ShopProvider } from "@shop/ui";
  import { renderToStaticMarkup } from "react-dom/server";
  const draw = (node) => renderToStaticMarkup(node);
  export const drawn = [
    draw(<Button className="mine">Pagar</Button>),
    draw(<Button block size="sm" variant="danger" data-x="1">Pagar</Button>),
    draw(<LinkButton link={<a href="/home" />} variant="ghost">Volver</LinkButton>),
    draw(<ShopProvider><b>La Alacena</b></ShopProvider>),
  ];
`;

let code = "";
let css = "";
let drawn: string[] = [];
beforeAll(async () => {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      lib: { entry: "page.tsx", formats: ["es"], fileName: "page", cssFileName: "page" },
      rolldownOptions: { external: ["react", "react-dom/server", "react/jsx-runtime"] },
    },
    plugins: [
      staticStyles(),
      {
        name: "page",
        resolveId: (id) => (id.endsWith("page.tsx") ? "/page.tsx" : undefined),
        load: (id) => (id === "/page.tsx" ? PAGE : undefined),
      },
    ],
  });
  for (const file of [built].flat().flatMap((each) => ("output" in each ? each.output : []))) {
    if (file.type === "chunk") code = file.code;
    else if (file.fileName.endsWith(".css")) css = String(file.source);
  }
  const module: { drawn: string[] } = await import(
    `data:text/javascript,${encodeURIComponent(resolved(code))}`
  );
  drawn = module.drawn;
});

describe("a built component", () => {
  it("wears the class of what was chosen, and keeps its own props", () => {
    expect(drawn).toEqual([
      '<button class="ui-button--variant-solid--size-md mine" type="button"><span class="button__content">Pagar</span></button>',
      '<button data-x="1" type="button" class="ui-button--variant-danger--size-sm--block-true"><span class="button__content">Pagar</span></button>',
      '<a href="/home" class="ui-button--variant-ghost--size-md">Volver</a>',
      "<b>La Alacena</b>",
    ]);
  });

  it("brings nothing of the engine that wrote its rules", () => {
    expect(code).not.toMatch(/emotion|createSystem|serializeStyles/);
  });
});

describe("the style sheet", () => {
  it("has rules for every class that a button can wear", () => {
    const classes = ["solid", "outline", "plain", "ghost", "danger"].flatMap((variant) =>
      ["sm", "md", "lg"].flatMap((size) =>
        ["", "--block-true"].map((block) => `.ui-button--variant-${variant}--size-${size}${block}{`),
      ),
    );
    expect(classes.filter((each) => !css.includes(each))).toEqual([]);
  });

  it("has what holds for the whole page", () => {
    expect(css).toMatch(/@layer reset, *base, *tokens, *recipes/);
    expect(css).toContain("--shop-colors-");
    expect(css).toContain("@keyframes spin");
  });
});

/** A module without an address finds packages by theirs. */
function resolved(source: string): string {
  return source.replaceAll(
    /from "(react[^"]*)"/g,
    (_, name: string) => `from ${JSON.stringify(import.meta.resolve(name))}`,
  );
}
