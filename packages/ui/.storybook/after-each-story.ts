import axe from "axe-core";
import { afterEach, vi } from "vitest";
import { page } from "vitest/browser";
import { hasText, textsNotYetJudged } from "./texts-not-yet-judged.ts";

/** The narrowest screen, in CSS pixels: WCAG 2.2, 1.4.10. */
const NARROWEST = { width: 320, height: 640 };

// The add-on has checked all but the contrast. Only colours change with the mode, and only the layout with the width, so
// the rest is not checked again.
afterEach(async ({ task }) => {
  // Outside of the Storybook UI the add-on throws at a violation, and nobody reads its reports: all that passed, too.
  if (import.meta.env["VITEST_STORYBOOK"] === "false") Reflect.deleteProperty(task.meta, "reports");
  const losable = isOfTheShop(task.file.filepath) ? textsReactWouldLose() : [];
  if (losable.length > 0) throw new Error(`Texts with no element of their own:\n${losable.join("\n")}`);
  const illegible = await illegibleInAMode();
  if (illegible.length > 0) throw new Error(`Texts cannot be read:\n${illegible.join("\n")}`);
  await page.viewport(NARROWEST.width, NARROWEST.height);
  // What asks for the width in JavaScript is rendered a moment later.
  await vi.waitFor(() => {
    const sticking = stickingOut();
    if (sticking.length > 0)
      throw new Error(`The page of 320 pixels scrolls sideways:\n${sticking.join("\n")}`);
  });
});

async function illegibleInAMode(): Promise<string[]> {
  const texts = textsNotYetJudged();
  if (texts.length === 0) return [];
  const { style } = document.documentElement;
  const { colorScheme } = style;
  const stillness = document.head.appendChild(document.createElement("style"));
  // a colour in transition is neither of the two
  stillness.textContent = "*, ::before, ::after { transition: none !important; animation: none !important }";
  try {
    return [...(await illegibleIn("light", texts)), ...(await illegibleIn("dark", texts))];
  } finally {
    stillness.remove();
    style.colorScheme = colorScheme;
  }
}

async function illegibleIn(mode: "light" | "dark", texts: Element[]): Promise<string[]> {
  document.documentElement.style.colorScheme = mode;
  const rules: axe.RunOptions = {
    runOnly: { type: "rule", values: ["color-contrast"] },
    resultTypes: ["violations"],
  };
  const { violations } = await axe.run({ include: texts }, rules);
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${mode}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

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
