import { useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { calendar } from '../Calendar/Calendar.css.ts';
import { CalendarMonth } from '../Calendar/CalendarMonth.tsx';
import type { DateRange } from '../Calendar/CalendarProps.ts';
import * as css from './DateRangePicker.css.ts';

/** A range that is chosen with one press. */
export interface DateRangePreset {
  /** Its name, for example "Letzte 7 Tage". */
  readonly label: string;
  /** Its days. */
  readonly value: DateRange;
}

/** Presets beside the calendar, with a name for the group of them. */
export type RangePresets =
  | {
      /** Ranges beside the calendar; one press chooses and closes. */
      presets: readonly DateRangePreset[];
      /** Name of their group for assistive technology, for example "Häufige Zeiträume". */
      presetsLabel: string;
    }
  | { presets?: undefined; presetsLabel?: undefined };

/** The calendar with its presets. */
export function RangePanel({
  presets,
  presetsLabel,
  weekLabel,
  isChosen,
  allows,
  onChoose,
}: {
  presets: readonly DateRangePreset[] | undefined;
  presetsLabel: string | undefined;
  weekLabel: string | undefined;
  isChosen: (range: DateRange) => boolean;
  allows: (range: DateRange) => boolean;
  onChoose: (range: DateRange) => void;
}) {
  const overlay = useContext(OverlayTriggerStateContext);
  return (
    <div className={css.panel}>
      {presets && (
        <div role="group" aria-label={presetsLabel} className={css.presets}>
          {presets.map(({ label, value }) => (
            <button
              key={label}
              type="button"
              className={css.preset}
              aria-pressed={isChosen(value)}
              disabled={!allows(value)}
              onClick={() => {
                onChoose(value);
                overlay?.close();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <AriaRangeCalendar className={calendar}>
        <CalendarMonth weekLabel={weekLabel} isRange />
      </AriaRangeCalendar>
    </div>
  );
}
