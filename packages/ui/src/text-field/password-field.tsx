import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { EyeIcon, EyeOffIcon } from "../icons/icons.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "inside"> {
  /** What the eye does, in either state. */
  toggle: { show: string; hide: string };
}

/** A secret that can be looked at while it is typed, and that is covered again when its form is sent. */
export function PasswordField({ toggle, ...field }: PasswordFieldProps) {
  const [{ isShown, caret }, setLook] = useState<Look>({ isShown: false, caret: null });
  const eye = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const box = boxBeside(eye.current);
    if (!caret || !box || document.activeElement !== box) return;
    // Chromium puts the caret of a box that changed its type to the start, when it lays it out the next time.
    box.getBoundingClientRect();
    box.setSelectionRange(...caret);
  }, [caret]);
  useEffect(() => {
    const form = eye.current?.form;
    if (!isShown || !form) return;
    // Browsers remember what was typed in text boxes: a password is never sent from one.
    const cover = () => setLook(lookAt(eye.current, false));
    form.addEventListener("submit", cover);
    return () => form.removeEventListener("submit", cover);
  }, [isShown]);
  return (
    <TextField
      {...field}
      autoCapitalize="none"
      autoCorrect="off"
      inside={
        <IconButton
          _hover={{ bg: "none" }}
          aria-label={isShown ? toggle.hide : toggle.show}
          onClick={(event) => setLook(lookAt(event.currentTarget, !isShown))}
          onMouseDown={keepFocus}
          ref={eye}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
      spellCheck={false}
      type={isShown ? "text" : "password"}
    />
  );
}

type Caret = [start: number | null, end: number | null];
type Look = { isShown: boolean; caret: Caret | null };

function boxBeside(eye: HTMLButtonElement | null): HTMLInputElement | null {
  const box = eye?.parentElement?.previousElementSibling;
  return box instanceof HTMLInputElement ? box : null;
}

/** Shown or covered, with the caret where it is now. */
function lookAt(eye: HTMLButtonElement | null, isShown: boolean): Look {
  const box = boxBeside(eye);
  return { isShown, caret: box && [box.selectionStart, box.selectionEnd] };
}

/** Whoever is typing goes on typing where they were; on a phone the keyboard stays. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
