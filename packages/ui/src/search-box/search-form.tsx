import { chakra, VisuallyHidden } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { SearchIcon } from "../icons/icons.ts";

export interface SearchFormProps extends Omit<ComponentProps<"input">, "children" | "type"> {
  /** Of the input, so that others can focus it. */
  id: string;
  /** The form's action and the input's name, for a page without a script. */
  action: string;
  name: string;
  label: string;
  submitLabel: string;
  onSearch: (words: string) => void;
}

/** A search input and its button. Accepts all props of a native `input`, including `ref`. */
export function SearchForm(props: SearchFormProps) {
  const { action, label, submitLabel, onSearch, ...input } = props;
  return (
    <chakra.search display="block" position="relative">
      <chakra.form
        action={action}
        display="flex"
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get(input.name);
          onSearch(typeof words === "string" ? words : "");
        }}
      >
        <VisuallyHidden asChild>
          <label htmlFor={input.id}>{label}</label>
        </VisuallyHidden>
        <SearchInput
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={label}
          spellCheck={false}
          type="search"
          {...input}
        />
        <SearchButton aria-label={submitLabel} type="submit">
          <SearchIcon />
        </SearchButton>
      </chakra.form>
    </chakra.search>
  );
}

const SearchInput = chakra("input", {
  base: {
    flex: 1,
    minWidth: 0,
    minHeight: "control",
    paddingX: "3",
    color: "fg",
    bg: "bg.muted",
    border: "1px solid",
    borderColor: "gold.border",
    borderRight: 0,
    borderRadius: "6px 0 0 6px",
    appearance: "none",
    _placeholder: { color: "fg.muted" },
    _focusVisible: { outlineOffset: "-3px" },
    "&::-webkit-search-cancel-button": { appearance: "none" },
  },
});

const SearchButton = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "3rem",
    minHeight: "control",
    color: "gold.contrast",
    bg: "gold.solid",
    borderRadius: "0 6px 6px 0",
    fontSize: "xl",
    cursor: "pointer",
    _focusVisible: { outlineOffset: "2px" },
  },
});
