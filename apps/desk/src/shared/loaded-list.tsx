import type { Failure } from "@shop/contract";
import { Button, EmptyState, FailureState, LoadingRegion, Notice, Stack, TextSkeleton } from "@shop/ui";
import { failureText } from "@shop/web/format";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

interface LoadedListProps {
  /** What has been read, rendered; only shown if there is any. */
  children: ReactNode;
  isEmpty: boolean;
  isLoading: boolean;
  /** Why the list, or its last page, could not be read. */
  failure: Failure | null;
  /** The label of the button of the next page, if there is one. */
  more?: string | undefined;
  /** Reads the next page, or again what failed. */
  onRead: () => void;
  labels: { loading: string; failed: string; empty: string; emptyText: string };
}

/** A list that is read: what is there, or why there is nothing; with `more`, page by page. */
export function LoadedList(props: LoadedListProps) {
  const { children, isEmpty, isLoading, failure, more, onRead, labels } = props;
  if (!isEmpty)
    return (
      <Stack gap="6">
        {children}
        {failure && <Notice status="error">{failureText(failure)}</Notice>}
        {(more || failure) && (
          <Button alignSelf="start" loading={isLoading} onClick={onRead} variant="outline">
            {failure ? texts.retry : more}
          </Button>
        )}
      </Stack>
    );
  if (isLoading)
    return (
      <LoadingRegion label={labels.loading}>
        <TextSkeleton lines={8} />
      </LoadingRegion>
    );
  if (failure)
    return (
      <FailureState
        heading={labels.failed}
        retry={{ text: texts.retry, onClick: onRead }}
        text={failureText(failure)}
      />
    );
  return <EmptyState heading={labels.empty} text={labels.emptyText} />;
}
