/** What is left of a recipe where its style sheet has been written at build time. */
export type Look = {
  /** One class for each choice of options is in the style sheet: `CLASS--VARIANT-OPTION--VARIANT-OPTION`. */
  className: string;
  /** The variants in the order of the class, with the option that is taken when none is given. */
  variants: Record<string, { options: readonly string[]; fallback?: string }>;
};

/** @param choice by the name of the variant; what is no option of it counts as none */
export function classOf({ className, variants }: Look, choice: Partial<Record<string, unknown>>): string {
  const chosen = Object.entries(variants).flatMap(([name, { options, fallback }]) => {
    const wanted = choice[name] ?? fallback;
    const option = options.find((each) => each === wanted || (each === "true" && wanted === true));
    return option === undefined ? [] : [`${name}-${option}`];
  });
  return [className, ...chosen].join("--");
}
