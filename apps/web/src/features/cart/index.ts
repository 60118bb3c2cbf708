export { costsOf } from "./costs-of.ts";
export { cart } from "./texts.ts";
export { TroubleBar } from "./trouble-bar.tsx";
export { type Trouble, useTrouble } from "./use-trouble.ts";
