import { ProductPicture } from "@shop/ui";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { type PictureZoom, ZoomButton } from "../picture-zoom/zoom-button.tsx";
import { Choice, Choices, Dot, Root, Slide, Small, Track } from "./parts.tsx";

export interface ProductGalleryProps {
  /** What it shows: "Fotos de Leche entera 1 L". */
  label: string;
  /** At least two, in order; each `alt` is unique. */
  pictures: readonly { src: string; alt: string }[];
  /** The name of the button that shows a picture. @param place from 1 */
  choose: (place: number) => string;
  /** Each picture opens larger. */
  zoom?: PictureZoom | undefined;
  /** The `sizes` attribute of the pictures. */
  sizes: string;
}

/** The target picture of the arrow keys, Home and End. */
const STEPS: Partial<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Which picture a row shows, from 0. */
const placeIn = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / Math.max(clientWidth, 1));

/**
 * Several pictures of one product in a row: swiped, moved by the arrow keys, or chosen by thumbnails (dots in a narrow
 * window). Its parent has to be positioned.
 */
export function ProductGallery({ label, pictures, choose, zoom, sizes }: ProductGalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** The target of a running scroll, so that a second key press continues from there. */
  const aim = useRef<number | null>(null);
  const last = pictures.length - 1;

  // A server-rendered row may have been swiped before it was hydrated.
  useEffect(() => {
    if (track.current) setCurrent(placeIn(track.current));
  }, []);

  const show = (place: number) => {
    aim.current = Math.min(Math.max(place, 0), last);
    track.current?.scrollTo({ left: aim.current * track.current.clientWidth });
  };
  const step = (event: KeyboardEvent) => {
    const to = STEPS[event.key];
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(to(aim.current ?? current, last));
  };

  return (
    <Root>
      <Track
        aria-label={label}
        onKeyDown={step}
        onScroll={({ currentTarget }) => {
          const place = placeIn(currentTarget);
          // Here, too, because not every browser fires `scrollend`.
          if (place === aim.current) aim.current = null;
          setCurrent(place);
        }}
        onScrollEnd={() => {
          aim.current = null;
        }}
        ref={track}
        // What scrolls must be reached by the keyboard, and is moved by it.
        tabIndex={0}
      >
        {pictures.map(({ src, alt }, place) => {
          const picture = <ProductPicture alt={alt} eager={place === 0} sizes={sizes} src={src} />;
          return (
            <Slide key={src}>
              {zoom ? (
                <ZoomButton
                  isSkipped={place !== current}
                  label={zoom.label(alt)}
                  onIntent={zoom.onIntent}
                  onOpen={() => zoom.onOpen({ src, alt })}
                >
                  {picture}
                </ZoomButton>
              ) : (
                picture
              )}
            </Slide>
          );
        })}
      </Track>
      <Choices>
        {pictures.map(({ src }, place) => (
          <Choice
            aria-current={place === current}
            aria-label={choose(place + 1)}
            key={src}
            onClick={() => show(place)}
            type="button"
          >
            <Small>
              {/* The same file as the large picture, which has loaded already. */}
              <ProductPicture alt="" sizes={sizes} src={src} />
            </Small>
            <Dot />
          </Choice>
        ))}
      </Choices>
    </Root>
  );
}
