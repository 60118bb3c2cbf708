import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "fieldset",
  defineSlotRecipe({
    className: "window-choice",
    slots: ["root", "legend", "days", "day", "date", "hours", "window", "radio", "closes"],
    base: {
      root: { minWidth: 0 },
      legend: { textStyle: "subheading", marginBottom: "3" },
      days: { display: "grid", gap: "4" },
      day: {
        display: "grid",
        gridTemplateColumns: { sm: "9rem minmax(0, 1fr)" },
        columnGap: "4",
        rowGap: "2",
        alignItems: "start",
        paddingTop: "3",
        borderTop: "1px dashed",
        borderColor: "border.emphasized",
      },
      date: { paddingTop: { sm: "2" }, fontWeight: 600, lineHeight: "1.3" },
      hours: { display: "flex", flexWrap: "wrap", gap: "2" },
      window: {
        position: "relative",
        display: "inline-flex",
        alignItems: "center",
        minHeight: "control",
        paddingX: "4",
        bg: "bg.panel",
        border: "1px solid",
        borderColor: "border",
        borderRadius: "l2",
        cursor: "pointer",
        fontVariantNumeric: "tabular-nums",
        transitionProperty: "border-color, background-color",
        transitionDuration: "moderate",
        _hover: { borderColor: "border.emphasized" },
        "&:has(:checked)": {
          bg: "gold.solid",
          borderColor: "gold.solid",
          color: "gold.contrast",
          fontWeight: 600,
        },
        "&:has(:focus-visible)": {
          outline: "2px solid",
          outlineColor: "gold.focusRing",
          outlineOffset: "2px",
        },
      },
      radio: {
        appearance: "none",
        position: "absolute",
        inset: 0,
        margin: 0,
        cursor: "pointer",
        outline: "none",
      },
      closes: { marginTop: "3", color: "fg.muted", textStyle: "sm" },
    },
  }),
);

export interface DeliveryDay {
  /** "lunes 23 de noviembre". */
  date: string;
  windows: readonly {
    value: string;
    /** "9:00 a 14:00". */
    hours: string;
    /** Day and hours in one sentence. */
    label: string;
  }[];
}

export interface WindowChoiceProps {
  legend: string;
  days: readonly DeliveryDay[];
  /** The chosen window, if any. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** Until when the chosen window can be had. */
  closes?: string | undefined;
}

/** When an order shall arrive: hours by their day, one of them. */
export function WindowChoice({ legend, days, value, onChange, closes }: WindowChoiceProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} role="radiogroup">
      <legend className="window-choice__legend" id={id}>
        {legend}
      </legend>
      <div className="window-choice__days">
        {days.map(({ date, windows }) => (
          <div className="window-choice__day" key={date}>
            <p className="window-choice__date">{date}</p>
            <div className="window-choice__hours">
              {windows.map((window) => (
                <label className="window-choice__window" key={window.value}>
                  <input
                    aria-label={window.label}
                    checked={window.value === value}
                    className="window-choice__radio"
                    name={id}
                    onChange={() => onChange(window.value)}
                    type="radio"
                    value={window.value}
                  />
                  {window.hours}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
      {closes && <p className="window-choice__closes">{closes}</p>}
    </Root>
  );
}
