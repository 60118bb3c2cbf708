import { CloseIcon } from "../icons/icons.ts";
import { styled } from "../system/styled.ts";
import { toastRecipe } from "./toast.recipe.ts";

const Root = styled("section", toastRecipe);

export interface Toast {
  id: string;
  text: string;
  /** `danger` interrupts, the rest waits for a pause. */
  tone?: "plain" | "danger";
  action?: { text: string; onClick: () => void };
}

export interface ToastRegionProps {
  /** The name of the region: "Avisos". */
  label: string;
  toasts: readonly Toast[];
  dismissLabel: string;
  onDismiss: (id: string) => void;
  /** In the flow of a drawer, which would cover the place at the foot of the screen. */
  inside?: boolean;
}

/** The one place where short messages appear, and from where they can be undone or sent away. Once, in the layout. */
export function ToastRegion({ label, toasts, dismissLabel, onDismiss, inside = false }: ToastRegionProps) {
  return (
    <Root aria-label={label} inside={inside}>
      {toasts.map(({ id, text, tone = "plain", action }) => (
        <div className="toast__item" key={id}>
          <p className="toast__text" role={tone === "danger" ? "alert" : "status"}>
            {text}
          </p>
          {action && (
            <button className="toast__action" onClick={action.onClick} type="button">
              {action.text}
            </button>
          )}
          <button
            aria-label={dismissLabel}
            className="toast__dismiss"
            onClick={() => onDismiss(id)}
            type="button"
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </Root>
  );
}
