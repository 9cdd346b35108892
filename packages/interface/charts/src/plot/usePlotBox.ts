import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The room a plot has. */
export interface PlotBox {
  /** Width in px. */
  readonly width: number;
  /** Height in px. */
  readonly height: number;
  /** Size of the axis text in px; grows with the reader's text size. */
  readonly em: number;
}

/** What the server draws; the drawing scales into its box until the box is known. */
const unmeasured: PlotBox = { width: 640, height: 260, em: 12 };

/** Measures the box of a plot, before it is painted and whenever it changes. */
export function usePlotBox(): [ref: RefObject<HTMLDivElement | null>, box: PlotBox] {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(unmeasured);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      if (width === 0 || height === 0) return;
      setBox((last) =>
        last.width === width && last.height === height && last.em === em ? last : { width, height, em },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, box];
}
