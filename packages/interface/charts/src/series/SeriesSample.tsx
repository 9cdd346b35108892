import * as css from './series.css.ts';
import { markerPath, type SeriesLook } from './seriesLook.ts';

/** Dashes of what is forecast. */
export const FORECAST_DASH = '5 4';

/** What of a series is shown: its line with or without marker, what is expected, its range, or a bar. */
export type SampleKind = 'line' | 'measured' | 'forecast' | 'range' | 'bar';

interface SeriesSampleProps {
  look: SeriesLook;
  kind: SampleKind;
  /** Where bars find their hatching in forced colours. */
  hatch?: string | undefined;
  isOff?: boolean;
}

/** A piece of a series as it is drawn, for legends and the reading card. */
export function SeriesSample({ look, kind, hatch, isOff = false }: SeriesSampleProps) {
  const isSquare = kind === 'bar';
  const shape = css.shape[isSquare ? 'square' : 'long'];
  const color = css.color[look.color as keyof typeof css.color];
  const className = `${css.sample} ${shape} ${color}${isOff ? ` ${css.off}` : ''}`;
  return (
    <svg className={className} viewBox={isSquare ? '0 0 12 12' : '0 0 28 12'} aria-hidden="true">
      {kind === 'range' && <rect className={css.band} x="6" y="1" width="16" height="10" />}
      {isSquare && <rect className={css.bar} style={{ '--hatch': hatch } as object} width="12" height="12" />}
      {(kind === 'line' || kind === 'measured' || kind === 'forecast') && (
        <path
          d="M0 6H28"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={kind === 'forecast' ? FORECAST_DASH : look.dash}
        />
      )}
      {kind === 'line' && <path className={css.marker} d={markerPath(look.marker, 44)} transform="translate(14 6)" />}
    </svg>
  );
}
