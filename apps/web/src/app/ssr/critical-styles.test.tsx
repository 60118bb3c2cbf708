// @vitest-environment node
import { Button, ShopProvider } from "@shop/ui";
import { createCriticalStyles } from "@shop/ui/critical-styles";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";

function render(label: string) {
  const styles = createCriticalStyles();
  const markup = renderToString(
    styles.collect(
      <ShopProvider>
        <Button>{label}</Button>
      </ShopProvider>,
    ),
  );
  return { markup, html: styles.toHtml() };
}

describe("the styles of a server-rendered page", () => {
  it("are in its head, the global ones first, and not among its elements", () => {
    const { markup, html } = render("Pagar");
    expect(markup).not.toContain("<style");
    expect(html).toMatch(/^<style data-emotion="css-global \w+">html\{/);
  });

  it("have no layers, which make a browser lay out the whole page at every new rule", () => {
    expect(render("Pagar").html).not.toContain("@layer");
  });

  it("have the tokens and a rule for every class of its elements", () => {
    const { markup, html } = render("Pagar");
    const [, name = "none"] = /class="[^"]*\bcss-(\w+)/.exec(markup) ?? [];
    expect(html).toContain(`.css-${name}`);
    expect(html).toMatch(new RegExp(`<style data-emotion="css [^"]*\\b${name}\\b[^"]*"></style>`));
    expect(html).toContain("--chakra-colors-gold-400:#EBBA3A");
  });

  it("are the same for the same page, independent of earlier renders", () => {
    expect(render("Pagar").html).toBe(render("Enviar").html);
  });
});
