import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { useId, type ReactNode } from "react";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";

const Root = styled(
  "section",
  defineSlotRecipe({
    className: "review-block",
    slots: ["root", "head", "heading", "link", "text"],
    base: {
      root: {
        display: "grid",
        gap: "2",
        paddingY: "4",
        borderTop: "1px dashed",
        borderColor: "border.emphasized",
      },
      head: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "4" },
      heading: { textStyle: "label" },
      link: {
        display: "inline-flex",
        alignItems: "center",
        minHeight: "control",
        color: "gold.fg",
        fontWeight: 600,
      },
      text: { minWidth: 0, lineHeight: "1.5", overflowWrap: "anywhere" },
    },
  }),
);

export interface ReviewBlockProps {
  heading: string;
  /** What was chosen. */
  children: ReactNode;
  /** Where it is chosen again. @property name tells it from the others: "Cambiar la dirección" */
  change?: { link: LinkElement; text: string; name: string };
  level?: 2 | 3;
}

/** One choice of an order, as it will be bought, and the way to choose again. */
export function ReviewBlock({ heading, children, change, level = 2 }: ReviewBlockProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Root aria-labelledby={id}>
      <div className="review-block__head">
        <Heading className="review-block__heading" id={id}>
          {heading}
        </Heading>
        {change && (
          <Slot aria-label={change.name} className="review-block__link" element={change.link}>
            {change.text}
          </Slot>
        )}
      </div>
      <div className="review-block__text">{children}</div>
    </Root>
  );
}
