import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { type ReactNode, type Ref, useId } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "article",
  defineSlotRecipe({
    className: "address-card",
    slots: ["root", "head", "name", "lines", "notes", "footer"],
    base: {
      root: {
        display: "grid",
        gridTemplateRows: "1fr auto",
        minWidth: 0,
        bg: "bg.panel",
        border: "1px solid",
        borderColor: "border",
        borderRadius: "l1",
        _focusVisible: { outlineOffset: "2px" },
      },
      head: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "start",
        justifyContent: "space-between",
        gap: "2",
        marginBottom: "2",
      },
      name: { textStyle: "label", overflowWrap: "anywhere" },
      lines: { padding: "4", fontStyle: "normal", lineHeight: "1.5", overflowWrap: "anywhere" },
      notes: { marginTop: "2", color: "fg.muted", textStyle: "sm" },
      footer: {
        display: "grid",
        gap: "3",
        paddingX: "4",
        paddingY: "2",
        borderTop: "1px dashed",
        borderColor: "border.emphasized",
      },
    },
    variants: {
      chosen: {
        true: {
          root: { borderColor: "gold.border", boxShadow: "inset 0 3px 0 var(--chakra-colors-gold-border)" },
        },
      },
    },
  }),
);

export interface AddressCardProps {
  /** Who receives it. */
  name: string;
  /** Street, neighbourhood, city: each on a line of its own. */
  lines: readonly string[];
  /** What helps to find the door. */
  notes?: string | undefined;
  /** A tag: the address that is offered first. */
  badge?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
  level?: 3 | 4;
  /** It can take the focus from a script, after it was changed. */
  ref?: Ref<HTMLElement>;
}

/** An address as it stands on a parcel, with a dashed line to tear at. */
export function AddressCard({ name, lines, notes, badge, children, level = 3, ref }: AddressCardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Root aria-labelledby={id} chosen={Boolean(badge)} ref={ref} tabIndex={-1}>
      <div className="address-card__lines">
        <div className="address-card__head">
          <Heading className="address-card__name" id={id}>
            {name}
          </Heading>
          {badge}
        </div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {notes && <p className="address-card__notes">{notes}</p>}
      </div>
      {children && <div className="address-card__footer">{children}</div>}
    </Root>
  );
}
