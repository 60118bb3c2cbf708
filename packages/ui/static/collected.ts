// Importing the components puts their recipes on.
import "../src/index.ts";

export { oneClass } from "../src/system/one-class.ts";
export { system } from "../src/system/system.ts";
export { recipes } from "./collecting-styled.ts";
