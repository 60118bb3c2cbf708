import { useState } from "react";
import { Button } from "../src/button/button.tsx";
import { Row } from "../src/layout/row.tsx";
import { variable } from "./sheet.tsx";

export interface TokenFileProps {
  /** Of the file: `tokens.css`. */
  name: string;
  /** Its media type. */
  type: string;
  content: string;
}

/** A file to take away: copied, or downloaded. */
export function TokenFile({ name, type, content }: TokenFileProps) {
  const [outcome, setOutcome] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(content).then(
      () => setOutcome("Copiado."),
      () => setOutcome("El navegador no dejó copiarlo. Descárgalo."),
    );
  return (
    <div style={{ display: "grid", gap: "0.75rem", gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Row>
        <Button onClick={copy} size="sm">
          Copiar {name}
        </Button>
        <Button asChild size="sm" variant="surface">
          <a download={name} href={`data:${type};charset=utf-8,${encodeURIComponent(content)}`}>
            Descargar {name}
          </a>
        </Button>
        <output>{outcome}</output>
      </Row>
      {/* What scrolls must be in reach of the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label={name} style={{ ...box, background: variable("colors", "bg.panel") }} tabIndex={0}>
        <pre style={{ font: "0.875rem / 1.5 monospace" }}>{content}</pre>
      </section>
    </div>
  );
}

const box = { maxHeight: "20rem", overflow: "auto", padding: "1rem" };
