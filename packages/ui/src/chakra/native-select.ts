import { NativeSelect as Parts } from "@chakra-ui/react";
import { nativeSelectSlotRecipe } from "../theme/slot-recipes/native-select.ts";
import { withRecipe } from "./with-recipe.tsx";

export const NativeSelect = /* @__PURE__ */ withRecipe(Parts, nativeSelectSlotRecipe);
