/** What precedes the figure, the figure with its unit ("1.89 L", "500 mg", "FPS 50"), and what follows it. */
const MEASURED = /^(.*?)(\s*)(\d[\d.,]* [kcm]?[gml]\b|FPS \d+)(\s*)(.*)$/i;

/** The name of a product, whose figure stays on one line with its unit: "500 mg". Its text keeps plain spaces. */
export function MeasuredName({ children: name }: { children: string }) {
  const [, before = name, space, measure, spaceAfter, after] = MEASURED.exec(name) ?? [];
  return (
    <>
      <span>{before}</span>
      {space}
      {measure && <span style={{ whiteSpace: "nowrap" }}>{measure}</span>}
      {spaceAfter}
      {after && <span>{after}</span>}
    </>
  );
}
