import { Box, chakra, Text } from "@chakra-ui/react";
import { normalizeLine } from "@shop/contract";
import { Button, TagIcon, TextField } from "@shop/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";

export interface PromotionFieldProps {
  label: string;
  /** The name of the button: "Aplicar". */
  apply: string;
  onApply: (code: string) => void;
  /** The code is being checked. */
  pending?: boolean;
  /** Why the last code was rejected; what was typed stays. */
  error?: string | undefined;
  /** The error for an empty box. */
  missing: string;
  /** The applied code, its effect, and the button that removes it. */
  applied?: { code: string; effect: string; remove: string; onRemove: () => void } | undefined;
}

/** A promotion code: typed and tried, or applied and removed. The focus follows the change. */
export function PromotionField(props: PromotionFieldProps) {
  const { label, apply, onApply, pending = false, error, missing, applied } = props;
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  /** Whether the shopper has applied or removed a code: only then may the focus move. */
  const hasActed = useRef(false);
  const isApplied = applied !== undefined;

  useEffect(() => {
    // The pressed button has been replaced, so the focus is lost: it goes to what stands there now.
    const isFocusLost = document.activeElement === document.body;
    if (hasActed.current && isFocusLost) (isApplied ? removeButton : box).current?.focus();
    hasActed.current = false;
  }, [isApplied]);

  useEffect(() => {
    const form = box.current?.form;
    // A screen reader reads the error with the focused box. A shopper who has left the form is not called back.
    if (error && form?.contains(document.activeElement)) box.current?.focus();
  }, [error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const code = normalizeLine(box.current?.value ?? "");
    setIsMissing(code === "");
    if (code === "") return box.current?.focus();
    hasActed.current = true;
    onApply(code);
  };

  if (applied) {
    const remove = () => {
      hasActed.current = true;
      applied.onRemove();
    };
    return (
      <Applied>
        <TagIcon />
        <Box color="fg" flex="1" lineHeight="1.3" minWidth="0" paddingY="2">
          <Text fontFamily="heading" fontSize="lg" fontWeight="800" letterSpacing="0.02em">
            {applied.code}
          </Text>
          <Text textStyle="sm">{applied.effect}</Text>
        </Box>
        <Button
          aria-label={`${applied.remove} ${applied.code}`}
          loading={pending}
          onClick={remove}
          ref={removeButton}
          size="sm"
          variant="ghost"
        >
          {applied.remove}
        </Button>
      </Applied>
    );
  }
  return (
    <Form noValidate onSubmit={submit}>
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
    </Form>
  );
}

const Form = chakra("form", {
  base: {
    minWidth: 0,
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
});

const Applied = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minWidth: 0,
    minHeight: "3.25rem",
    paddingX: "3",
    bg: "bg.success",
    border: "1px dashed",
    borderColor: "fg.success",
    borderRadius: "l2",
    "& > svg": { color: "fg.success", fontSize: "xl" },
  },
});
