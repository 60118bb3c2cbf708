import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { StateFrame, type EmptyStateProps } from "../empty-state/empty-state.tsx";
import { WarningIcon } from "../icons/icons.ts";

export interface FailureStateProps extends EmptyStateProps {
  text: ReactNode;
  /** The retry, if it can help; `children` is an alternative. */
  retry?: { text: string; onClick: () => void; pending?: boolean };
}

/** A shelf whose products could not be loaded: the reason, and an action. */
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
