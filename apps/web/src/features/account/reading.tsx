import { FailureState, TextSkeleton } from "@shop/ui";
import { shell } from "../../shared/texts.ts";

type ReadingProps = {
  texts: { loading: string; failed: string };
  /** How many lines stand for what is read. */
  lines: number;
  /** Why it could not be read; without a reason it still may be. */
  failure: string | null;
  /** Of the heading of a failure. */
  level?: 2 | 3;
  onRetry: () => void;
};

/** In the place of what is being read, or could not be. */
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
