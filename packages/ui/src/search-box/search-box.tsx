import { VisuallyHidden } from "@chakra-ui/react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { CloseIcon } from "../icons/icons.ts";
import { KeepFocus } from "../keep-focus/keep-focus.tsx";
import {
  Actions,
  Footer,
  Kind,
  List,
  Option,
  Options,
  Picture,
  Popup,
  Root,
  SearchBoxAction,
  Text,
} from "./parts.tsx";
import { SearchForm } from "./search-form.tsx";

export interface SearchBoxOption {
  /** Unique among the options. */
  key: string;
  text: string;
  /** The kind of its target, if that is not a search: "Pasillo", "Marca". */
  kind?: string | undefined;
  picture?: string | undefined;
  /** Its action: a `SearchBoxAction`. */
  action?: ReactNode;
}

export interface SearchBoxProps {
  /** Of the input, so that others can focus it. */
  id: string;
  /** The form's action and the input's name, for a page without a script. */
  action: string;
  name: string;
  label: string;
  submitLabel: string;
  optionsLabel: string;
  text: string;
  /** The current options; without any, nothing is shown below the box. */
  options: readonly SearchBoxOption[];
  /**
   * The initial selection, if the box replaces a form in which the shopper has typed. The same array at each render:
   * another one takes the focus again.
   */
  selection?: [start: number, end: number] | undefined;
  /** The option that the arrow keys have reached. */
  active: number | null;
  /** Announced when the options change: "5 sugerencias". */
  status: string;
  onWrite: (text: string) => void;
  onOpen: () => void;
  onMove: (by: 1 | -1) => void;
  /** The active option is left for the text. */
  onUnpoint: () => void;
  onDismiss: () => void;
  onChoose: (place: number) => void;
  onSubmit: () => void;
  /** Lets the shopper remove options one by one. */
  forget?: { label: (text: string) => string; onForget: (place: number) => void } | undefined;
  /** Below the options. */
  footer?: ReactNode;
}

/**
 * A search box with options below it. The focus stays in the text and `aria-activedescendant` refers to the option, as
 * in the editable combobox of the ARIA practices. Its role stays `searchbox`, for which shoppers and their tools look;
 * that role does not allow `aria-expanded`, so `status` announces the options.
 */
export function SearchBox(props: SearchBoxProps) {
  const {
    id,
    action,
    name,
    label,
    submitLabel,
    optionsLabel,
    text,
    options,
    active,
    status,
    forget,
    footer,
  } = props;
  const { onWrite, onOpen, onMove, onUnpoint, onDismiss, onChoose, onSubmit } = props;
  const own = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOpen = options.length > 0;
  const beside = forget ? "forget" : options.some((option) => option.action) ? "buy" : undefined;
  // The buttons are in the rows of the options.
  const rows = { gridRow: `1 / span ${options.length}` };
  const optionId = (place: number) => `${own}-${place}`;
  const { selection } = props;
  useLayoutEffect(() => {
    if (!selection) return;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(...selection);
  }, [selection]);
  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = active === null ? undefined : options[active];
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        event.preventDefault();
        if (event.altKey) return event.key === "ArrowDown" ? onOpen() : onDismiss();
        return onMove(event.key === "ArrowDown" ? 1 : -1);
      case "ArrowLeft":
      case "ArrowRight":
      case "Home":
      case "End":
        return onUnpoint();
      case "Enter":
        if (active === null || !chosen) return;
        event.preventDefault();
        return onChoose(active);
      case "Delete":
        if (active === null || !chosen || !forget) return;
        event.preventDefault();
        return forget.onForget(active);
    }
  };
  // From the buttons among the options, too.
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault(); // the browser would empty the box as well
    // Before the options are dismissed, as an empty box opens them when it gets the focus.
    input.current?.focus();
    onDismiss();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onDismiss();
  };
  return (
    <Root beside={beside} onBlur={onBlur} onKeyDown={onEscape}>
      <KeepFocus>
        {/* Not between the box and the options: when a focused option is removed, `KeepFocus` focuses what precedes it. */}
        <VisuallyHidden asChild>
          <div aria-live="polite">{status}</div>
        </VisuallyHidden>
        <SearchForm
          action={action}
          aria-activedescendant={active !== null && isOpen ? optionId(active) : undefined}
          aria-autocomplete="list"
          aria-controls={isOpen ? own : undefined}
          aria-haspopup="listbox"
          id={id}
          label={label}
          name={name}
          onChange={({ target }) => onWrite(target.value)}
          onClick={onOpen}
          onFocus={() => text === "" && onOpen()}
          onKeyDown={onKeyDown}
          onSearch={onSubmit}
          ref={input}
          submitLabel={submitLabel}
          value={text}
        />
        {isOpen && (
          // A press in there does not take the focus from the box.
          <Popup onMouseDown={(event) => event.preventDefault()}>
            <Options>
              <List aria-label={optionsLabel} id={own} ref={list} style={rows}>
                {options.map((option, place) => (
                  <Option
                    aria-selected={place === active}
                    id={optionId(place)}
                    key={option.key}
                    onClick={() => onChoose(place)}
                  >
                    {option.picture && <Picture alt="" htmlHeight={36} htmlWidth={36} src={option.picture} />}
                    <Text>{option.text}</Text>
                    {option.kind && <Kind>{option.kind}</Kind>}
                  </Option>
                ))}
              </List>
              {beside && (
                <Actions style={rows}>
                  {options.map((option, place) => (
                    <div key={option.key}>
                      {forget ? (
                        <SearchBoxAction
                          aria-label={forget.label(option.text)}
                          onClick={() => forget.onForget(place)}
                        >
                          <CloseIcon />
                        </SearchBoxAction>
                      ) : (
                        option.action
                      )}
                    </div>
                  ))}
                </Actions>
              )}
            </Options>
            {footer && <Footer>{footer}</Footer>}
          </Popup>
        )}
      </KeepFocus>
    </Root>
  );
}
