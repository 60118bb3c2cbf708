/**
 * Which catalogue the shop sells. `version` grows when an import is complete; until then `applying` says what
 * is being written, so that the next import can finish it. `written` counts its parts that are written: none
 * without it.
 */
export type CatalogStateDoc = {
  version: number;
  applying?: { importId: string; chunks: number; written?: number };
};
