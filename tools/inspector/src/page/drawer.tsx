import { useEffect, type ReactNode } from "react";

/** The drawers beside the chart. */
export type DrawerName = "actors" | "events" | "details";

/** Opens and closes a drawer. */
export function DrawerToggle({
  name,
  open,
  onToggle,
  label,
}: {
  name: DrawerName;
  open: readonly DrawerName[];
  onToggle: (name: DrawerName) => void;
  label: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-expanded={open.includes(name)}
      aria-controls={name}
      onClick={() => onToggle(name)}
    >
      {label}
    </button>
  );
}

/** @param props.open the drawers that are open, the last one in front of the others where there is little room */
export function Drawer({
  name,
  open,
  children,
}: {
  name: DrawerName;
  open: readonly DrawerName[];
  children: ReactNode;
}) {
  const place = open.indexOf(name);
  return (
    <div id={name} className={`drawer ${name}`} hidden={place < 0} style={{ zIndex: place + 1 }}>
      {place < 0 ? null : children}
    </div>
  );
}

/** The key Escape closes the drawer that was opened last, and leaves the focus on its button. */
export function useEscape(open: readonly DrawerName[], onToggle: (name: DrawerName) => void): void {
  const last = open.at(-1);
  useEffect(() => {
    const close = ({ key, target }: KeyboardEvent) => {
      // There it empties the field.
      const isSearching = target instanceof HTMLInputElement && target.value !== "";
      if (key !== "Escape" || !last || isSearching) return;
      onToggle(last);
      document.querySelector<HTMLElement>(`[aria-controls="${last}"]`)?.focus();
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [last, onToggle]);
}
