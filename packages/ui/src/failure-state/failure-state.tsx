import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { StateFrame, type EmptyStateProps } from "../empty-state/empty-state.tsx";
import { WarningIcon } from "../icons/icons.ts";

export interface FailureStateProps extends EmptyStateProps {
  text: ReactNode;
  /** The way to try again, where trying again can help; `children` is another way out. */
  retry?: { text: string; onClick: () => void; pending?: boolean };
}

/** A shelf that could not be filled: what happened, and what to do. */
export function FailureState({ retry, children, ...state }: FailureStateProps) {
  return (
    <StateFrame failed icon={<WarningIcon />} {...state}>
      {retry && (
        <Button loading={retry.pending ?? false} onClick={retry.onClick}>
          {retry.text}
        </Button>
      )}
      {children}
    </StateFrame>
  );
}
