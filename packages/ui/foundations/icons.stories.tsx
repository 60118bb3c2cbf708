import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as icons from "../src/icons/icons.ts";
import { Grid, Sheet, Specimen } from "./sheet.tsx";

const meta = { title: "Iconos", tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Iconos: Story = {
  name: "Íconos",
  render: () => (
    <Sheet
      subtitle="Dibujados con líneas, del alto del texto y de su color. Ninguno habla solo: junto a cada uno hay una palabra, o un nombre para quien escucha."
      title="Iconos"
    >
      <Grid least="8rem">
        {Object.entries(icons).map(([name, Icon]) => (
          <Specimen key={name} name={name.replace(/Icon$/, "")} value={name}>
            <span style={{ fontSize: "2rem" }}>
              <Icon />
            </span>
          </Specimen>
        ))}
      </Grid>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const rendered = [...canvasElement.querySelectorAll("svg")];
    await expect(rendered).toHaveLength(Object.keys(icons).length);
    await expect(rendered.filter((icon) => icon.getAttribute("aria-hidden") !== "true")).toEqual([]);
  },
};
