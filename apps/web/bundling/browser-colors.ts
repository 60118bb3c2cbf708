/** What the browser paints before and around the page: the sign, and the page by night. Its test holds both to the theme. */
export const browserColors = { themeColor: "#2A2925", backgroundColor: "#1E1D1A" };
