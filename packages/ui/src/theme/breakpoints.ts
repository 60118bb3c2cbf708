/** The widths at which layouts change. Source: specification §8; `2xl` is its xxl, under Chakra's name. */
export const breakpoints = { sm: "600px", md: "960px", lg: "1280px", xl: "1920px", "2xl": "2560px" };
