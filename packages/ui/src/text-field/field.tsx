import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";
import { fieldRecipe } from "./field.recipe.ts";
import type { FieldIds, FieldProps } from "./use-field.ts";

const Root = styled("div", fieldRecipe);

export interface FieldFrameProps extends FieldProps {
  ids: FieldIds;
  /** The control itself. */
  children: ReactNode;
  /** Stands inside the box, at its end. */
  inside?: ReactNode;
}

/** Label above, control, then hint and error. */
export function FieldFrame({
  label,
  hint,
  error,
  quiet = false,
  inline = false,
  ids,
  children,
  inside,
}: FieldFrameProps) {
  return (
    <Root inline={inline} quiet={quiet} trailing={Boolean(inside)}>
      <label className="field__label" htmlFor={ids.control}>
        {label}
      </label>
      <div className="field__box">
        {children}
        {inside}
      </div>
      {hint && (
        <p className="field__hint" id={ids.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={ids.error}>
          {error}
        </p>
      )}
    </Root>
  );
}
