import axe from "axe-core";
import { afterEach } from "vitest";
import { page } from "vitest/browser";

/** The narrowest screen, in CSS pixels: WCAG 2.2, 1.4.10. */
const NARROWEST = { width: 320, height: 640 };

// The add-on has judged the story as it is. What changes with the mode is only its colours, and with the width only
// its shape, so the rest is not looked at again.
afterEach(async ({ task }) => {
  const losable = isOfTheShop(task.file.filepath) ? textsReactWouldLose() : [];
  if (losable.length > 0) throw new Error(`Texts with no element of their own:\n${losable.join("\n")}`);
  const illegible = await illegibleInTheOtherMode();
  if (illegible.length > 0)
    throw new Error(`Texts cannot be read in the other mode:\n${illegible.join("\n")}`);
  await page.viewport(NARROWEST.width, NARROWEST.height);
  const sticking = stickingOut();
  if (sticking.length > 0)
    throw new Error(`The page of 320 pixels scrolls sideways:\n${sticking.join("\n")}`);
});

async function illegibleInTheOtherMode(): Promise<string[]> {
  const texts = textsNotYetJudged();
  if (texts.length === 0) return [];
  const { style } = document.documentElement;
  const { colorScheme } = style;
  const stillness = document.head.appendChild(document.createElement("style"));
  // a colour on its way to another is neither of the two
  stillness.textContent = "*, ::before, ::after { transition: none !important; animation: none !important }";
  style.colorScheme = colorScheme === "dark" ? "light" : "dark";
  try {
    const rules: axe.RunOptions = { runOnly: { type: "rule", values: ["color-contrast"] } };
    const { violations } = await axe.run({ include: texts }, rules);
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary ?? ""}`),
    );
  } finally {
    stillness.remove();
    style.colorScheme = colorScheme;
  }
}

const judged = new Set<string>();

/** Elements with a text of their own whose looks no other story of the file has had: looks come from classes alone. */
function textsNotYetJudged(): Element[] {
  const mode = document.documentElement.style.colorScheme;
  return [...document.body.querySelectorAll("*")].filter((element) => {
    const looks = `${mode} ${looksOf(element)}`;
    if (!hasText(element) || judged.has(looks)) return false;
    judged.add(looks);
    return true;
  });
}

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== "");

const looksOf = (element: Element | null): string => {
  if (!element) return "";
  const attributes = [...element.attributes].filter(
    ({ name }) => !/^(?:id|href|src|for|name|value)$/.test(name),
  );
  const own = attributes.map(({ name, value }) => `${name}=${value}`).join(" ");
  return `${looksOf(element.parentElement)}/${element.localName} ${own}`;
};

const isOfTheShop = (file: string) => !/[/\\]foundations[/\\]/.test(file);

/**
 * A browser that translates puts other elements in the place of a text. React then fails to remove it or to insert
 * something before it, and updates what nobody sees; only a text that is all of its element it sets by the element.
 */
function textsReactWouldLose(): string[] {
  return [...document.body.querySelectorAll("*")]
    .filter((element) => hasText(element) && typeof childrenOf(element) === "object")
    .map((element) => element.outerHTML);
}

/** The `children` that React rendered the element with, as it keeps them there. */
function childrenOf(element: Element): unknown {
  const props = Object.entries(element).find(([key]) => key.startsWith("__reactProps$"))?.[1];
  return props?.children;
}

/** What makes the page scroll sideways: outside of boxes that scroll by themselves. */
function stickingOut(): string[] {
  if (document.documentElement.scrollWidth <= NARROWEST.width) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > NARROWEST.width + 1)
    .map((element) => `${element.localName}.${element.classList.value}`);
}
