/** The page loads this module once, and the set-up of the tests for each file. */
const judged = new Set<string>();

/** Elements with their own text whose classes no story before has had: only classes determine colours. */
export function textsNotYetJudged(): Element[] {
  return [...document.body.querySelectorAll("*")].filter((element) => {
    if (!hasText(element)) return false;
    const looks = looksOf(element);
    if (judged.has(looks)) return false;
    judged.add(looks);
    return true;
  });
}

export const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== "");

/** Attributes that name something, and by which no rule of the theme selects. */
const WITHOUT_LOOKS =
  /^(?:id|href|src|for|name|value|alt|title|content|datetime|aria-(?:label.*|describedby|controls|value.*))$/;

const looksOf = (element: Element | null): string => {
  if (!element) return "";
  const attributes = [...element.attributes].filter(({ name }) => !WITHOUT_LOOKS.test(name));
  const own = attributes.map(({ name, value }) => `${name}=${value}`).join(" ");
  return `${looksOf(element.parentElement)}/${element.localName} ${own}`;
};
