import { Icon } from '@resonanz/ui/Icon';
import * as css from './Agenda.css.ts';
import type { AgendaKind } from './model.ts';
import { series } from './series.css.ts';

interface KindsProps {
  label: string;
  kinds: Readonly<Record<string, AgendaKind>>;
}

/** The key: which mark means what. */
export function AgendaKinds({ label, kinds }: KindsProps) {
  return (
    <ul className={css.kinds} aria-label={label}>
      {Object.entries(kinds).map(([key, kind]) => (
        <li key={key} className={`${css.kind} ${series[kind.series]}`}>
          <span className={css.mark}>
            <Icon icon={kind.icon} size="small" weight="fill" />
          </span>
          {kind.label}
        </li>
      ))}
    </ul>
  );
}
