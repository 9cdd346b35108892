import type { ReactNode } from 'react';
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

/** The key figures of a page as cells of one ruled line. */
export function KpiStrip({ children, isLoading = false, loadingLabel }: KpiStripProps) {
  return (
    <div className={css.strip}>
      {loadingLabel !== undefined && <VisuallyHidden role="status">{isLoading && loadingLabel}</VisuallyHidden>}
      <dl className={css.cells} aria-busy={isLoading || undefined}>
        <KpiLoading value={isLoading}>{children}</KpiLoading>
      </dl>
    </div>
  );
}
