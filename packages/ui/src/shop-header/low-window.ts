/** As at a zoom of 400 %: fixed bars would cover more than half of it. */
export const LOW_WINDOW = "@media (max-height: 20rem)";
