import { Skeleton } from '@resonanz/ui/Skeleton';
import * as css from './Agenda.css.ts';
import type { AgendaView } from './model.ts';

const rows = Array.from({ length: 5 }, (_, row) => row);
const widths = ['38%', '52%', '30%', '46%', '41%'];

/** The place of the days before the calendar stands: on the server, and while a list is loading. */
export function AgendaSkeleton({ view }: { view: AgendaView }) {
  return (
    <div className={css.waiting}>
      {rows.map((row) => (
        <div key={row} className={view === 'list' ? css.waitingItem : css.waitingRow}>
          <Skeleton width={view === 'list' ? (widths[row] ?? '40%') : '24px'} />
        </div>
      ))}
    </div>
  );
}
