import { Children, type CSSProperties, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { KpiLoading } from './KpiLoading.ts';
import * as css from './KpiStrip.css.ts';

interface Settled {
  isLoading?: never;
  loadingLabel?: never;
}

interface Loading {
  /** The figures are on their way: names stay, places are drawn for the rest. */
  isLoading: boolean;
  /** Said while they are, for example "Figures are loading". */
  loadingLabel: string;
}

/** Props of `KpiStrip`. */
export type KpiStripProps = {
  /** The figures, each a `Kpi`. */
  children: ReactNode;
} & (Settled | Loading);

const MAX_IN_ROW = 8;

/** More figures than fit a row are spread evenly: eleven stand as six and five, not as nine and two. */
function evenRows(children: ReactNode): CSSProperties | undefined {
  const count = Children.toArray(children).length;
  if (count <= MAX_IN_ROW) return undefined;
  const inRow = Math.ceil(count / Math.ceil(count / MAX_IN_ROW));
  return { '--narrowest': `calc(100% / ${inRow} - 1px)` } as CSSProperties;
}

/** The key figures of a page as cells of one ruled line; more than eight take several. */
export function KpiStrip({ children, isLoading = false, loadingLabel }: KpiStripProps) {
  return (
    <div className={css.strip}>
      {loadingLabel !== undefined && <VisuallyHidden role="status">{isLoading && loadingLabel}</VisuallyHidden>}
      <dl className={css.cells} style={evenRows(children)} aria-busy={isLoading || undefined}>
        <KpiLoading value={isLoading}>{children}</KpiLoading>
      </dl>
    </div>
  );
}
