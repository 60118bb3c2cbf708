const MEASURED = /^(.*?)(\d[\d.,]* [kcm]?[gml]\b|FPS \d+)(.*)$/i;

/** The name of a product, whose figure stays on one line with its unit: "500 mg". Its text keeps plain spaces. */
export function MeasuredName({ children: name }: { children: string }) {
  const [, before = name, measure, after] = MEASURED.exec(name) ?? [];
  return (
    <>
      {before}
      {measure && <span style={{ whiteSpace: "nowrap" }}>{measure}</span>}
      {after}
    </>
  );
}
