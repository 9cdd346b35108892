import * as css from './series.css.ts';
import type { SeriesLook } from './seriesLook.ts';
import { type SampleKind, SeriesSample } from './SeriesSample.tsx';

/** One line of a legend. */
export interface LegendEntry {
  readonly id: string;
  readonly label: string;
  readonly look: SeriesLook;
  readonly kind: SampleKind;
  readonly hatch?: string | undefined;
  /** Only entries that can be hidden have this. */
  readonly isShown?: boolean;
}

interface LegendProps {
  entries: readonly LegendEntry[];
  onToggle: (id: string) => void;
}

/** Names what is drawn; with `isShown` an entry hides and shows its series. */
export function Legend({ entries, onToggle }: LegendProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={css.legend}>
      {entries.map(({ id, label, isShown, ...sample }) => (
        <li key={id} className={css.entry}>
          {isShown === undefined ? (
            <>
              <SeriesSample {...sample} />
              {label}
            </>
          ) : (
            <button type="button" className={css.toggle} aria-pressed={isShown} onClick={() => onToggle(id)}>
              <SeriesSample {...sample} isOff={!isShown} />
              {label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
