import { cloneElement, isValidElement, type ElementType } from "react";
import { classOf, type Look } from "./look.ts";

type Props = Record<string, unknown> & { asChild?: boolean | undefined };

/**
 * What `styled` is in the built shop: an element with classes whose rules are in the style sheet already, so that
 * no shopper loads the engine that wrote them.
 */
export function styled(tag: ElementType, look: Look) {
  return function Styled({ asChild, ...props }: Props) {
    const given = wear(look, props);
    if (!asChild) {
      const Tag = tag;
      return <Tag {...given} />;
    }
    const { children: child, className, ...lent } = given;
    if (!isValidElement<Record<string, unknown>>(child))
      throw new Error(`${look.className}: asChild needs one element`);
    return cloneElement(child, {
      ...lent,
      ...child.props,
      className: [className, child.props["className"]].filter(Boolean).join(" "),
    });
  };
}

/** The props without the variants, which are a class now. */
function wear(look: Look, props: Record<string, unknown>) {
  const given: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) if (!look.variants[name]) given[name] = value;
  given["className"] = [classOf(look, props), props["className"]].filter(Boolean).join(" ");
  return given;
}
