import axe from "axe-core";
import { afterEach } from "vitest";
import { page } from "vitest/browser";

/** The narrowest screen, in CSS pixels: WCAG 2.2, 1.4.10. */
const NARROWEST = { width: 320, height: 640 };

// The add-on has checked the story as it is. Only colours change with the mode, and only the layout with the width, so
// the rest is not checked again.
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
  // a colour in transition is neither of the two
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

/** Elements with their own text whose classes no other story of the file has had: only classes determine colours. */
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
 * A translating browser replaces text nodes by elements. React then cannot remove them or insert before them, and
 * updates detached nodes; only the text of an element without other children is set through the element.
 */
function textsReactWouldLose(): string[] {
  return [...document.body.querySelectorAll("*")]
    .filter((element) => hasText(element) && typeof childrenOf(element) === "object")
    .map((element) => element.outerHTML);
}

/** The `children` with which React rendered the element. */
function childrenOf(element: Element): unknown {
  const props = Object.entries(element).find(([key]) => key.startsWith("__reactProps$"))?.[1];
  return props?.children;
}

/** Elements that make the page scroll sideways, outside of scroll containers. */
function stickingOut(): string[] {
  if (document.documentElement.scrollWidth <= NARROWEST.width) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > NARROWEST.width + 1)
    .map((element) => `${element.localName}.${element.classList.value}`);
}
