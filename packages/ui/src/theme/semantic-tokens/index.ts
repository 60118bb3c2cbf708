import { defineSemanticTokens } from "@chakra-ui/react/styled-system";
import { colors } from "./colors.ts";
import { radii } from "./radii.ts";
import { shadows } from "./shadows.ts";
import { spacing } from "./spacing.ts";

export const semanticTokens = defineSemanticTokens({ colors, radii, shadows, spacing });
