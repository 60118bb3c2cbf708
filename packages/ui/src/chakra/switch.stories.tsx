import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Switch } from "./switch.ts";
import guide from "./switch.md?raw";

/** Just as Chakra documents it. */
function AvailableOnly({ disabled = false }: { disabled?: boolean }) {
  return (
    <Switch.Root disabled={disabled}>
      <Switch.HiddenInput />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
      <Switch.Label>Solo disponibles</Switch.Label>
    </Switch.Root>
  );
}

const meta = {
  title: "Formularios/Interruptor",
  component: AvailableOnly,
  parameters: { layout: "centered", docs: { description: { component: guide } } },
} satisfies Meta<typeof AvailableOnly>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheLookOfTheShop: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const track = canvasElement.querySelector(".chakra-switch__control");
    if (!track) throw new Error("there is no track");
    await expect([track.clientWidth, track.clientHeight]).toEqual([40, 20]);
    const input = canvas.getByRole("checkbox", { name: "Solo disponibles" });
    await userEvent.click(canvas.getByText("Solo disponibles"));
    await expect(input).toBeChecked();
    await waitFor(() => expect(getComputedStyle(track).backgroundColor).toBe("rgb(235, 186, 58)"));
  },
};

export const AtNight: Story = { ...InTheLookOfTheShop, globals: { theme: "dark" } };

export const Disabled: Story = { args: { disabled: true } };
