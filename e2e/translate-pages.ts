import type { Page } from "@playwright/test";

/** The pages of this tab are translated, from the first word on, as Chrome does it: to the same words and a thin space. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(translate);
}

/** Replaces each text node with letters by another, in two `font` elements. */
function translate(): void {
  const THIN_SPACE = "\u2009";
  const translateWithin = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text);
    for (const text of found) {
      if (!/\p{L}/u.test(text.data) || text.parentElement?.closest("font, head, script, style, textarea"))
        continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(text.data + THIN_SPACE);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver(() => translateWithin(document)).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
