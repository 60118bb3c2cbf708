import { Secret } from "@shop/session-machine";
import { useEffect, useRef, useState, type FocusEvent, type InputEvent, type SubmitEvent } from "react";
import { AfterPress } from "./after-press.ts";

/** The values of a form, by the name of the field. */
export type Typed = {
  text: (name: string) => string;
  /** Readable only by revealing it. */
  secret: (name: string) => Secret;
};

/** An event of a field, with the values of the whole form. */
export type FieldEvent<Values> = {
  type: "field.change" | "field.leave";
  field: keyof Values & string;
  values: Values;
};

type ErrorReader = {
  on: (type: "error.focus", listener: (found: { field: string }) => void) => { unsubscribe: () => void };
};

export type Fields<Values extends object> = {
  /** The form's machine, which determines the field to focus. */
  machine: ErrorReader;
  read: (typed: Typed) => Values;
  send: (event: FieldEvent<Values>) => void;
  submit: (values: Values) => void;
};

/**
 * The handlers of a form with uncontrolled fields, so that password managers and the caret work as usual. The browser's
 * own validation is off. The machine receives the events of the fields; an invalid field gets the focus once its
 * validation error is shown, so that a screen reader announces both together.
 */
export function useFields<Values extends object>({ machine, read, send, submit }: Fields<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [press] = useState(() => new AfterPress());
  /** A new object for each event, so that the same field gets the focus again. */
  const [invalid, setInvalid] = useState<{ field: string } | null>(null);
  useEffect(() => press.watch(), [press]);
  useEffect(() => {
    const listening = machine.on("error.focus", ({ field }) => setInvalid({ field }));
    return () => listening.unsubscribe();
  }, [machine]);
  useEffect(() => {
    if (invalid) fieldOf(form.current, invalid.field)?.focus();
  }, [invalid]);

  const sendField = (type: FieldEvent<Values>["type"], field: string) => {
    if (!form.current) return;
    const values = read(typedIn(form.current));
    if (field in values) send({ type, field: field as keyof Values & string, values });
  };
  return {
    ref: form,
    noValidate: true,
    onInput: ({ target }: InputEvent<HTMLFormElement>) => sendField("field.change", nameOf(target)),
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      const field = nameOf(target);
      press.settle(() => sendField("field.leave", field));
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      press.forget();
      submit(read(typedIn(event.currentTarget)));
    },
  };
}

/** What is typed in the fields of a form now. */
export function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return { text, secret: (name) => new Secret(text(name)) };
}

function nameOf(target: EventTarget): string {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return isField ? target.name : "";
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLElement ? field : null;
}
