import { Secret } from "@shop/session-machine";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { useFields, type FieldEvent } from "./use-fields.ts";

afterEach(cleanup);

type Values = { email: string; password: Secret };
type Listener = (found: { field: string }) => void;

/** A fake machine that records its events, with the validation errors that the test sets. */
class FakeForm {
  readonly received: unknown[] = [];
  readonly #listeners = new Set<Listener>();

  receive = ({ type, field, values }: FieldEvent<Values>) =>
    this.received.push([type, field, revealed(values)]);
  on = (_: "error.focus", listener: Listener) => {
    this.#listeners.add(listener);
    return { unsubscribe: () => this.#listeners.delete(listener) };
  };
  find = (field: string) => this.#listeners.forEach((listener) => listener({ field }));
  get isReceived() {
    return this.#listeners.size > 0;
  }
}

const revealed = ({ email, password }: Values) => [email, password.reveal()];

function Form({ machine, hasOther = false }: { machine: FakeForm; hasOther?: boolean }) {
  const form = useFields({
    machine,
    read: (typed) => ({ email: typed.text("email"), password: typed.secret("password") }),
    send: machine.receive,
    submit: (values) => machine.received.push(["submit", revealed(values)]),
  });
  return (
    <form {...form} aria-label="Formulario">
      <input aria-label="Correo" name="email" type="email" />
      <input aria-label="Clave" name="password" type="password" />
      <input aria-label="Mantener" name="keep" type="checkbox" />
      <button type="submit">Enviar</button>
      {hasOther && <button type="button">Otra cosa</button>}
    </form>
  );
}

function show(hasOther = false) {
  const machine = new FakeForm();
  const { unmount } = render(<Form hasOther={hasOther} machine={machine} />);
  return { machine, user: userEvent.setup(), unmount };
}

const box = (name: string) => screen.getByLabelText(name);

describe("the fields of a form", () => {
  it("send the values of the whole form when one of them changes and when it is blurred", async () => {
    const { machine, user } = show();
    await user.type(box("Correo"), "a");
    await user.type(box("Clave"), "b");
    await user.tab();
    expect(machine.received).toEqual([
      ["field.change", "email", ["a", ""]],
      ["field.leave", "email", ["a", ""]],
      ["field.change", "password", ["a", "b"]],
      ["field.leave", "password", ["a", "b"]],
    ]);
  });

  it("leave out what is no field of the machine", async () => {
    const { machine, user } = show();
    await user.click(box("Mantener"));
    await user.tab();
    expect(machine.received).toEqual([]);
  });

  it("go out as they were typed, even where the browser itself would complain", async () => {
    const { machine, user } = show();
    await user.type(box("Correo"), "no es un correo");
    await user.type(box("Clave"), " x ");
    await user.click(screen.getByRole("button", { name: "Enviar" }));
    expect(machine.received.at(-1)).toEqual(["submit", ["no es un correo", " x "]]);
  });

  it("do not leave the page", () => {
    show();
    expect(fireEvent.submit(screen.getByRole("form", { name: "Formulario" }))).toBe(false);
  });

  it("take the focus when the machine found them wrong", async () => {
    const { machine, user } = show();
    await user.click(screen.getByRole("button", { name: "Enviar" }));
    machine.find("password");
    await waitFor(() => expect(document.activeElement).toBe(box("Clave")));
    await user.click(screen.getByRole("button", { name: "Enviar" }));
    machine.find("password");
    await waitFor(() => expect(document.activeElement).toBe(box("Clave")));
  });

  it("listen no longer than they are shown", () => {
    const { machine, unmount } = show();
    expect(machine.isReceived).toBe(true);
    unmount();
    expect(machine.isReceived).toBe(false);
  });
});

// A validation error that appears while the mouse is down moves the pressed button away from the pointer.
describe("a field that is left by pressing something", () => {
  it("is shown only after the press", async () => {
    const { machine, user } = show(true);
    await user.type(box("Correo"), "a");
    const other = screen.getByRole("button", { name: "Otra cosa" });
    await user.pointer({ keys: "[MouseLeft>]", target: other });
    expect(machine.received.at(-1)).toEqual(["field.change", "email", ["a", ""]]);
    await user.pointer("[/MouseLeft]");
    await waitFor(() => expect(machine.received.at(-1)).toEqual(["field.leave", "email", ["a", ""]]));
  });

  it("is not shown when the press submits the form", async () => {
    const { machine, user } = show();
    await user.type(box("Correo"), "a");
    await user.click(screen.getByRole("button", { name: "Enviar" }));
    await user.tab();
    expect(machine.received.slice(1)).toEqual([["submit", ["a", ""]]]);
  });

  it("is not shown when the press has removed the form", async () => {
    const { machine, user, unmount } = show(true);
    await user.type(box("Correo"), "a");
    await user.pointer({ keys: "[MouseLeft>]", target: screen.getByRole("button", { name: "Otra cosa" }) });
    unmount();
    await user.pointer("[/MouseLeft]");
    expect(machine.received).toEqual([["field.change", "email", ["a", ""]]]);
  });

  it("is shown when the pointer is dragged away", async () => {
    const { machine, user } = show(true);
    await user.type(box("Correo"), "a");
    const other = screen.getByRole("button", { name: "Otra cosa" });
    await user.pointer({ keys: "[MouseLeft>]", target: other });
    fireEvent.dragEnd(other);
    await waitFor(() => expect(machine.received.at(-1)).toEqual(["field.leave", "email", ["a", ""]]));
  });
});
