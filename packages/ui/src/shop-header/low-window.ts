/** Of a zoom of 400 %: what stays over it would leave less than half of it to read. */
export const LOW_WINDOW = "@media (max-height: 20rem)";
