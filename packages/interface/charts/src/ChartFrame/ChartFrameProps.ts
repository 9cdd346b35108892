import type { ReactNode } from 'react';

interface Frame {
  /** What the chart shows; its heading, and the name of the control that reads values and of the table. */
  title: string;
  /** Keeps the heading for assistive technology alone, where the page already says it. */
  hidesTitle?: boolean;
  /** Place of the heading in the page's outline; 3 by default. */
  headingLevel?: 2 | 3 | 4;
  /** Controls at the end of the head, for example the choice of a period. */
  actions?: ReactNode;
  /**
   * Height of legend and drawing together in px at the usual text size; it grows with the text. The table scrolls in
   * it.
   */
  height?: number;
  /** Words of the button that shows the data as a table; without them the table is there for assistive technology alone. */
  tableLabel?: string;
  /** One sentence in place of the chart when there is no value at all. */
  emptyLabel: string;
  /** Shown in place of the chart when the data could not be loaded: an `InlineAlert`. */
  error?: ReactNode;
}

/** What every chart has around its drawing. */
export type ChartFrameProps = Frame &
  (
    | {
        /** Data are on their way: a skeleton of the chart's height is drawn. */
        isLoading: boolean;
        /** Said while data are on their way. */
        loadingLabel: string;
      }
    | { isLoading?: never; loadingLabel?: never }
  );
