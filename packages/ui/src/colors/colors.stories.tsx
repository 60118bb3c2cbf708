import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Page } from "../page/page.tsx";
import { type ColorName, colors, linePairs, signPairs, textPairs } from "./colors.ts";
import { contrast } from "./contrast.ts";

const modes = ["light", "dark"] as const;
function Pair({ over, under, asText }: { over: ColorName; under: ColorName; asText: boolean }) {
  return (
    <tr>
      <td>
        {over} / {under}
      </td>
      {modes.map((mode) => {
        const [ink, ground] = [colors[over][mode], colors[under][mode]];
        const color = asText ? ink : colors.fg[mode];
        return (
          <td
            key={mode}
            style={{ padding: "0.5rem 1rem", color, background: ground, borderLeft: `12px solid ${ink}` }}
          >
            {contrast(ink, ground).toFixed(2)}
          </td>
        );
      })}
    </tr>
  );
}

const meta = {
  title: "colors",
  render: () => (
    <Page width="text">
      <table style={{ width: "100%" }}>
        <thead>
          <tr>
            <th style={{ textAlign: "left" }}>Par</th>
            <th>Claro</th>
            <th>Oscuro</th>
          </tr>
        </thead>
        <tbody>
          {textPairs.map(([over, under]) => (
            <Pair asText key={`${over} ${under}`} over={over} under={under} />
          ))}
          {linePairs.map(([over, under]) => (
            <Pair asText={false} key={`${over} ${under}`} over={over} under={under} />
          ))}
        </tbody>
      </table>
    </Page>
  ),
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const failing = (pairs: readonly (readonly [ColorName, ColorName])[], least: number) =>
  modes.flatMap((mode) =>
    pairs.filter(([over, under]) => contrast(colors[over][mode], colors[under][mode]) < least),
  );

/** WCAG 2.2, 1.4.3 and 1.4.11: 4.5:1 for text, 3:1 for lines and focus rings. */
export const EveryPairReachesItsContrast: Story = {
  play: async () => {
    const onTheSign = modes.flatMap((mode) =>
      signPairs.filter((name) => contrast(colors[name].dark, colors.sign[mode]) < 4.5),
    );
    await expect([contrast("#000000", "#FFFFFF"), contrast("#EBBA3A", "#EBBA3A")]).toEqual([21, 1]);
    await expect(failing(textPairs, 4.5)).toEqual([]);
    await expect(failing(linePairs, 3)).toEqual([]);
    await expect(onTheSign).toEqual([]);
  },
};
