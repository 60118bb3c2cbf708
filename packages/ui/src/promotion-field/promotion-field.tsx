import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { TagIcon } from "../icons/icons.ts";
import { styled } from "../system/styled.ts";
import { TextField } from "../text-field/text-field.tsx";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "promotion-field",
    slots: ["root", "form", "applied", "icon", "words", "code", "effect"],
    base: {
      root: { minWidth: 0 },
      form: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        alignItems: "start",
        columnGap: "2",
        "& > :first-child": { display: "contents" }, // the field, whose parts share the grid with the button
        "& .chakra-field__label, & .chakra-field__helperText, & .chakra-field__errorText": {
          gridColumn: "1 / -1",
        },
        "& .chakra-field__label": { marginBottom: "1" },
        "& .chakra-field__errorText": { gridRow: 3, marginTop: "1" },
        "& .chakra-input": { textTransform: "uppercase", "&::placeholder": { textTransform: "none" } },
        "& > button": { gridRow: 2, gridColumn: 2 },
      },
      applied: {
        display: "flex",
        alignItems: "center",
        gap: "3",
        minHeight: "3.25rem",
        paddingLeft: "3",
        paddingRight: "3",
        bg: "bg.success",
        border: "1px dashed",
        borderColor: "fg.success",
        borderRadius: "l2",
      },
      icon: { display: "inline-flex", color: "fg.success", fontSize: "xl" },
      words: { flex: 1, minWidth: 0, paddingY: "2", lineHeight: "1.3" },
      code: { fontFamily: "heading", fontSize: "lg", fontWeight: 750, letterSpacing: "0.02em" },
      effect: { textStyle: "sm" },
    },
  }),
);

export interface PromotionFieldProps {
  label: string;
  /** The name of the button: "Aplicar". */
  apply: string;
  onApply: (code: string) => void;
  /** It is being asked whether the code counts. */
  pending?: boolean;
  /** Why the last code does not count; what was typed stays. */
  error?: string | undefined;
  /** Why nothing was applied when nothing was typed. */
  missing: string;
  /** The code that counts, what it does, and the way to give it up. */
  applied?: { code: string; effect: string; remove: string; onRemove: () => void } | undefined;
}

/** A promotion code: typed and tried, or counted and given up. The focus goes along with the change. */
export function PromotionField(props: PromotionFieldProps) {
  const { label, apply, onApply, pending = false, error, missing, applied } = props;
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const giveUp = useRef<HTMLButtonElement>(null);
  const acted = useRef(false);
  const isApplied = applied !== undefined;

  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (acted.current && isLost) (isApplied ? giveUp : box).current?.focus();
    acted.current = false;
  }, [isApplied]);

  useEffect(() => {
    const form = box.current?.form;
    // Read out with the box, to who is still there.
    if (error && form?.contains(document.activeElement)) box.current?.focus();
  }, [error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const code = box.current?.value.trim() ?? "";
    setIsMissing(code === "");
    if (code === "") return box.current?.focus();
    acted.current = true;
    onApply(code);
  };

  if (applied) {
    const remove = () => {
      acted.current = true;
      applied.onRemove();
    };
    return (
      <Root>
        <div className="promotion-field__applied">
          <span className="promotion-field__icon">
            <TagIcon />
          </span>
          <div className="promotion-field__words">
            <p className="promotion-field__code">{applied.code}</p>
            <p className="promotion-field__effect">{applied.effect}</p>
          </div>
          <Button
            aria-label={`${applied.remove} ${applied.code}`}
            loading={pending}
            onClick={remove}
            ref={giveUp}
            size="sm"
            variant="ghost"
          >
            {applied.remove}
          </Button>
        </div>
      </Root>
    );
  }
  return (
    <Root>
      <form className="promotion-field__form" noValidate onSubmit={submit}>
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          error={isMissing ? missing : error}
          label={label}
          maxLength={40}
          name="promotionCode"
          onChange={() => setIsMissing(false)}
          ref={box}
          spellCheck={false}
        />
        <Button loading={pending} type="submit" variant="surface">
          {apply}
        </Button>
      </form>
    </Root>
  );
}
