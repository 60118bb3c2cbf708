/** Where screens change their shape. Source: specification §8. */
export const breakpoints = { sm: "600px", md: "960px", lg: "1280px", xl: "1920px", xxl: "2560px" };
