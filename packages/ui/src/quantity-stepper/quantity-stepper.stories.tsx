import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { labels } from "../story-products/story-card.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";
import guide from "./quantity-stepper.md?raw";

const name = "Leche entera Lala 1 L";

const meta = {
  title: "Formularios/Cantidad",
  component: QuantityStepper,
  args: { value: 2, labels: labels(name), onChange: fn(), max: 12 },
  parameters: { layout: "centered", docs: { description: { component: guide } } },
  render: function Counting({ value, onChange, ...args }) {
    const [count, setCount] = useState(value);
    const change = (next: number) => {
      onChange(next);
      setCount(next);
    };
    return <QuantityStepper {...args} onChange={change} value={count} />;
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheCart: Story = {
  name: "En el carrito",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Aumentar cantidad de ${name}` }));
    await userEvent.click(canvas.getByRole("button", { name: `Disminuir cantidad de ${name}` }));
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 3);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 2);
  },
};

export const Typed: Story = {
  name: "Escrito",
  play: async ({ args, canvas, userEvent }) => {
    const spin = canvas.getByRole("spinbutton", { name: `Cantidad de ${name}` });
    await userEvent.clear(spin);
    await userEvent.type(spin, "10");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(10);
    await expect(spin).toHaveValue("10");
  },
};

export const TypedTooMany: Story = {
  name: "Escritos de más",
  play: async ({ args, canvas, userEvent }) => {
    const spin = canvas.getByRole("spinbutton");
    await userEvent.clear(spin);
    await userEvent.type(spin, "400");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(12);
  },
};

/** The stock has fallen: "+" takes nothing away, and "−" one. */
export const MoreThanThereIs: Story = {
  name: "Más de lo que queda",
  args: { value: 5, max: 3 },
  play: async ({ args, canvas, userEvent }) => {
    const increase = canvas.getByRole("button", { name: `Aumentar cantidad de ${name}` });
    await expect(increase).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(increase);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: `Disminuir cantidad de ${name}` }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(4);
  },
};

export const TypedAndLeft: Story = {
  name: "Escrito y abandonado",
  play: async ({ args, canvas, userEvent }) => {
    const spin = canvas.getByRole("spinbutton");
    await userEvent.clear(spin);
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(spin).toHaveValue("2");
  },
};

/** Invalid input is not guessed: it means neither 25 pieces nor a removal. */
export const NoQuantity: Story = {
  name: "Lo que no es una cantidad",
  play: async ({ args, canvas, userEvent }) => {
    const spin = canvas.getByRole("spinbutton");
    const refuses = async (typed: string) => {
      await userEvent.clear(spin);
      await userEvent.type(spin, `${typed}{Enter}`);
      await expect(canvas.getByRole("alert")).toHaveTextContent(args.labels.notWhole);
      await expect(spin).toHaveAccessibleDescription(args.labels.notWhole);
      await expect(spin).toHaveValue("2");
    };
    await refuses("2.5");
    await refuses("2,5");
    await refuses("1e1");
    await refuses("-3");
    await refuses("1 2");
    await refuses("dos");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(spin);
    await userEvent.type(spin, "４\u200b ");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith(4);
    await userEvent.clear(spin);
    await userEvent.type(spin, "2.5{Enter}");
  },
};

export const ByArrowKeys: Story = {
  name: "Con las flechas",
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("spinbutton").focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(canvas.getByRole("spinbutton")).toHaveValue("3");
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    // It selects the text.
    await userEvent.keyboard("{Shift>}{Home}{/Shift}");
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.clear(canvas.getByRole("spinbutton"));
    await userEvent.keyboard("7{ArrowUp}");
    await expect(canvas.getByRole("spinbutton")).toHaveValue("8");
  },
};

export const AtTheMost: Story = { name: "En el máximo", args: { value: 12 } };

export const AtTheLeast: Story = { name: "En el mínimo", args: { value: 0 } };

export const Pending: Story = {
  name: "Pendiente",
  args: { pending: true },
  play: async ({ canvas }) => {
    const { color } = getComputedStyle(canvas.getByRole("spinbutton"));
    await expect(color).not.toBe(getComputedStyle(document.body).color);
  },
};
