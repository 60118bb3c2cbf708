/** The steps of a ramp, from the lightest to the darkest. */
export type Step = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950;
type Ramp = Record<Step, string>;

/** The two ramps of a shop. No shop changes red, green, blue and some dark greys: `semantic-tokens/colors.ts`. */
export interface Palette {
  /** Actions, offers and warnings. */
  gold: Ramp;
  /** Header and footer, shelves, text, page background. */
  gray: Ramp;
}

/** La Alacena's own: gold, and a dark grey. Replace them for another shop; illegible pairs fail the colour story. */
export const palette: Palette = {
  gold: {
    50: "#FEFAEE",
    100: "#FBF2D4",
    200: "#F7E2A4",
    300: "#F2CF6F",
    400: "#EBBA3A",
    500: "#DBA523",
    600: "#B8821A",
    700: "#916316",
    800: "#734C15",
    900: "#583A13",
    950: "#332009",
  },
  gray: {
    50: "#F7F6F3",
    100: "#F1EFEB",
    200: "#E4E3E1",
    300: "#D2D1CD",
    400: "#A4A39E",
    500: "#85827A",
    600: "#585751",
    700: "#41403B",
    800: "#2A2925",
    900: "#1E1D1A",
    950: "#12110E",
  },
};
