/** What the browser paints before and around the page. A test compares both with the theme. */
export const browserColors = { themeColor: "#2A2925", backgroundColor: "#1E1D1A" };
