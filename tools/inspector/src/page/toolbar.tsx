import type { ChangeEvent } from "react";
import { lastOf, type Apps } from "./apps.ts";
import { DrawerToggle, type DrawerName } from "./drawer.tsx";
import { saveFile } from "./save-file.ts";
import { texts } from "./texts.ts";
import type { View } from "./view.ts";

/** Which app, which moment, which drawers, and the files. */
export function Toolbar({
  apps,
  view,
  open,
  onToggle,
  onApp,
  onAt,
  onOpen,
}: {
  apps: Apps;
  view: View | undefined;
  open: readonly DrawerName[];
  onToggle: (name: DrawerName) => void;
  onApp: (app: string) => void;
  /** Null for the last step, and for each that follows. */
  onAt: (at: number | null) => void;
  onOpen: (file: File) => Promise<void>;
}) {
  const openFile = ({ target: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (file) void onOpen(file);
    input.value = "";
  };
  const actors = (
    <>
      {texts.actors} <b>{view?.card?.name}</b>
    </>
  );
  return (
    <header className="toolbar">
      <h1>{texts.title}</h1>
      <select
        aria-label={texts.apps}
        value={view?.app ?? ""}
        onChange={(event) => onApp(event.target.value)}
        disabled={apps.size === 0}
      >
        {apps.size === 0 ? <option value="">{texts.noApps}</option> : null}
        {[...apps].map(([id, { title }]) => (
          <option key={id} value={id}>
            {texts.tab(title, id)}
          </option>
        ))}
      </select>
      {view ? (
        <>
          <Moment view={view} onAt={onAt} />
          <div className="buttons">
            <DrawerToggle name="actors" label={actors} open={open} onToggle={onToggle} />
            <DrawerToggle name="events" label={texts.events} open={open} onToggle={onToggle} />
            <DrawerToggle name="details" label={texts.details} open={open} onToggle={onToggle} />
          </div>
        </>
      ) : null}
      <div className="buttons end">
        <button type="button" onClick={() => view && saveFile(view.record)} disabled={!view}>
          {texts.save}
        </button>
        <label className="file">
          {texts.open}
          <input type="file" accept="application/json,.json" onChange={openFile} />
        </label>
      </div>
    </header>
  );
}

/** The step that is shown, and the way to others. */
function Moment({ view, onAt }: { view: View; onAt: (at: number | null) => void }) {
  const { at, moment, record } = view;
  const { isSaved, steps } = record;
  const last = lastOf(record);
  const isLive = at === null && !isSaved;
  const earlier = steps.findLast(({ n }) => n < moment);
  const later = steps.find(({ n }) => n > moment);
  return (
    <>
      <div className="buttons">
        <button
          type="button"
          onClick={() => onAt(earlier?.n ?? moment)}
          disabled={!earlier}
          aria-label={texts.earlier}
        >
          ‹
        </button>
        {isSaved ? null : (
          <button type="button" onClick={() => onAt(isLive ? last : null)} aria-pressed={!isLive}>
            {isLive ? texts.pause : texts.resume}
          </button>
        )}
        <button
          type="button"
          onClick={() => onAt(later?.n ?? moment)}
          disabled={!later}
          aria-label={texts.later}
        >
          ›
        </button>
      </div>
      <output className={isLive ? "moment live" : "moment"}>
        {isLive ? texts.live : texts.pastOf(moment, last)}
        {!isSaved && last > moment ? ` · ${texts.unseen(steps.filter(({ n }) => n > moment).length)}` : ""}
      </output>
    </>
  );
}
