import type { Recipe } from "../recipe.ts";
import { FRESH } from "./fresh.ts";
import { HOUSEHOLD } from "./household.ts";
import { PANTRY } from "./pantry.ts";

/** Of every product of the demo catalogue, by its id, how its picture is made. */
export const RECIPES: Record<string, Recipe> = { ...FRESH, ...PANTRY, ...HOUSEHOLD };
