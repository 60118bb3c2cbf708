import { FailureState, TextSkeleton } from "@shop/ui";
import { shell } from "../../shared/texts.ts";

type ReadingProps = {
  texts: { loading: string; failed: string };
  /** How many lines the skeleton has. */
  lines: number;
  /** Why it could not be loaded; null while it is loading. */
  failure: string | null;
  /** Level of the failure's heading. */
  level?: 2 | 3;
  onRetry: () => void;
};

/** A skeleton while something loads, or why it could not be loaded. */
export function Reading({ texts, lines, failure, level = 2, onRetry }: ReadingProps) {
  if (failure === null) return <TextSkeleton label={texts.loading} lines={lines} />;
  return (
    <FailureState
      heading={texts.failed}
      level={level}
      retry={{ text: shell.retry, onClick: onRetry }}
      text={failure}
    />
  );
}
