import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { PlusIcon } from "../icons/icons.ts";
import { Page } from "../page/page.tsx";
import { pictures } from "../story-products/pictures.ts";
import { SearchBoxAction } from "./parts.tsx";
import { SearchBox, type SearchBoxProps } from "./search-box.tsx";
import guide from "./search-box.md?raw";

const SUGGESTIONS = [
  { key: "lacteos", text: "Lácteos", kind: "Pasillo" },
  { key: "alba", text: "Lechera Alba", kind: "Marca" },
  { key: "entera", text: "Leche entera 1 L", picture: pictures.milk },
  { key: "queso", text: "Queso fresco de leche entera de vaca, en pieza de 400 g", picture: pictures.cheese },
];
const RECENT = ["pan dulce", "jitomate saladet"].map((text) => ({ key: text, text }));

/** A box with its state: the typed text and the active option. */
function OwnedBox(props: SearchBoxProps) {
  const [text, setText] = useState(props.text);
  const [active, setActive] = useState(props.active);
  const [options, setOptions] = useState(props.options);
  const move = (by: 1 | -1) => {
    const next = (active ?? -1) + by;
    setActive(next < 0 || next >= options.length ? null : next);
  };
  const forget = props.forget && {
    ...props.forget,
    onForget: (place: number) => {
      props.forget?.onForget(place);
      setOptions(options.filter((_, each) => each !== place));
    },
  };
  return (
    <SearchBox
      {...props}
      active={active}
      forget={forget}
      onMove={move}
      onWrite={setText}
      options={options}
      text={text}
    />
  );
}

const meta = {
  title: "Navegación/Buscador",
  component: SearchBox,
  parameters: { docs: { description: { component: guide } } },
  args: {
    id: "buscar",
    action: "#lugar",
    name: "q",
    label: "Buscar productos",
    submitLabel: "Buscar",
    optionsLabel: "Sugerencias",
    text: "",
    options: [],
    active: null,
    status: "",
    onWrite: fn(),
    onOpen: fn(),
    onMove: fn(),
    onUnpoint: fn(),
    onDismiss: fn(),
    onChoose: fn(),
    onSubmit: fn(),
  },
  render: (args) => <OwnedBox {...args} />,
  decorators: [
    (Story) => (
      <Page>
        <div style={{ minHeight: "22rem" }}>
          <Story />
        </div>
      </Page>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: "Cerrado" };

export const Suggesting: Story = {
  name: "Sugiriendo",
  args: { text: "lech", options: SUGGESTIONS, status: "4 sugerencias" },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("searchbox", { name: "Buscar productos" });
    await userEvent.click(box);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const brand = canvas.getByRole("option", { name: /Lechera Alba/ });
    await expect(box).toHaveAttribute("aria-activedescendant", brand.id);
    await expect(brand).toHaveAttribute("aria-selected", "true");
    await expect(box).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith(1);
    await userEvent.keyboard("{Escape}");
    await expect(args.onDismiss).toHaveBeenCalled();
    await expect(box).toHaveValue("lech");
    await expect(canvas.getByText("Leche entera 1 L").parentElement?.querySelector("img")).toHaveProperty(
      "width",
      36,
    );
  },
};

export const Recalling: Story = {
  name: "Recordando",
  args: {
    options: RECENT,
    optionsLabel: "Búsquedas recientes",
    forget: { label: (text) => `Quitar ${text} de tus búsquedas`, onForget: fn() },
    footer: <Button variant="ghost">Borrar búsquedas recientes</Button>,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Quitar jitomate saladet de tus búsquedas" }));
    await expect(args.forget?.onForget).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole("searchbox"));
    await userEvent.keyboard("{ArrowDown}{Delete}");
    await expect(args.forget?.onForget).toHaveBeenLastCalledWith(0);
  },
};

/** Removing entries by keyboard keeps the focus in the list, and moves it to the box when none is left. */
export const ForgettingByKeyboard: Story = {
  name: "Olvidar con el teclado",
  args: { ...Recalling.args },
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole("button", { name: "Quitar pan dulce de tus búsquedas" });
    first.focus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onDismiss).toHaveBeenCalled();
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    first.focus();
    await userEvent.keyboard("{Enter}");
    const last = canvas.getByRole("button", { name: "Quitar jitomate saladet de tus búsquedas" });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus());
  },
};

const buy = fn();

/** Suggested products can be added in place: by the mouse, and by Tab from the box. */
export const Buying: Story = {
  name: "Comprando",
  args: {
    text: "lech",
    options: SUGGESTIONS.map((option) =>
      "picture" in option
        ? {
            ...option,
            kind: "$28.50",
            action: (
              <SearchBoxAction aria-label={`Agregar ${option.text} al carrito`} onClick={buy}>
                <PlusIcon />
                <span>Agregar</span>
              </SearchBoxAction>
            ),
          }
        : option,
    ),
    status: "4 sugerencias",
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("searchbox");
    await userEvent.click(box);
    const add = canvas.getByRole("button", { name: "Agregar Leche entera 1 L al carrito" });
    await expect(add.closest("[role=listbox]")).toBeNull();
    const row = canvas.getByRole("option", { name: /Leche entera 1 L/ }).getBoundingClientRect();
    const { top, height } = add.getBoundingClientRect();
    await expect(Math.abs(top + height / 2 - (row.top + row.height / 2))).toBeLessThan(1);
    await userEvent.click(add);
    await expect(buy).toHaveBeenCalledOnce();
    await expect(box).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(add).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(buy).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveFocus();
  },
};
