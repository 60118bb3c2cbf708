/** A native radio button as the shop draws it: a ring that fills. Its label shows where the focus is. */
export const radioLook = {
  appearance: "none",
  width: "1.25rem",
  height: "1.25rem",
  border: "2px solid",
  borderColor: "border.emphasized",
  borderRadius: "50%",
  outline: "none",
  _checked: { borderColor: "gold.border", borderWidth: "6px" },
  _highContrast: { appearance: "auto" },
} as const;
