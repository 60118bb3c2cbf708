const MEASURE = /\d[\d.,]* [kcm]?[gml]\b|FPS \d+/i;

/** The name of a product, whose figure stays on one line with its unit: "500 mg". Its text keeps plain spaces. */
export function MeasuredName({ children: name }: { children: string }) {
  const measure = MEASURE.exec(name);
  if (!measure) return name;
  const end = measure.index + measure[0].length;
  return (
    <>
      {name.slice(0, measure.index)}
      <span style={{ whiteSpace: "nowrap" }}>{measure[0]}</span>
      {name.slice(end)}
    </>
  );
}
