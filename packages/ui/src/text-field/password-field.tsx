import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { EyeIcon, EyeOffIcon } from "../icons/icons.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "inside"> {
  /** The name of the eye button, in both states. */
  toggle: { show: string; hide: string };
}

/** A password that can be shown while it is typed, and that is hidden again when its form is submitted. */
export function PasswordField({ toggle, ...field }: PasswordFieldProps) {
  const [{ isShown, caret }, setLook] = useState<Look>({ isShown: false, caret: null });
  const eye = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const box = boxBeside(eye.current);
    if (!caret || !box || document.activeElement !== box) return;
    // Chromium moves the caret of an input whose type has changed to the start at the next layout.
    box.getBoundingClientRect();
    box.setSelectionRange(...caret);
  }, [caret]);
  useEffect(() => {
    const form = eye.current?.form;
    if (!isShown || !form) return;
    // Browsers store what was typed in text inputs: a password must never be submitted from one.
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

/** Shows or hides the password, and keeps the caret. */
function lookAt(eye: HTMLButtonElement | null, isShown: boolean): Look {
  const box = boxBeside(eye);
  return { isShown, caret: box && [box.selectionStart, box.selectionEnd] };
}

/** The input keeps the focus; on a phone the keyboard stays. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
