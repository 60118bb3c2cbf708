/**
 * An icon of the shop: 24 units, stroked, as high as the text, hidden from screen readers.
 * @param path of SVG
 */
/* @__NO_SIDE_EFFECTS__ */
export function createIcon(path: string) {
  return function Icon() {
    return (
      <svg
        aria-hidden="true"
        fill="none"
        height="1.25em"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.75"
        style={{ flexShrink: 0 }}
        viewBox="0 0 24 24"
        width="1.25em"
      >
        <path d={path} />
      </svg>
    );
  };
}
