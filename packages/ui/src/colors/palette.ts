/** The ramps that every colour of the shop comes from: gold is the primary colour, dark grey the secondary. */
export const palette = {
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
  grey: {
    50: "#FAFAF8",
    100: "#F4F3F1",
    200: "#E4E3E1",
    300: "#D2D1CD",
    400: "#A4A39E",
    500: "#6F6D68",
    600: "#585751",
    700: "#41403B",
    800: "#2B2A26",
    900: "#1D1C19",
    950: "#0F0E0C",
  },
} as const;
