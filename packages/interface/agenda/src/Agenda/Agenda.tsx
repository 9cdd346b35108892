import { useEffect, useEffectEvent, useId } from 'react';
import { useLanguage } from '@resonanz/ui/useLanguage';
import * as css from './Agenda.css.ts';
import { AgendaCalendar } from './AgendaCalendar.tsx';
import { AgendaKinds } from './AgendaKinds.tsx';
import type { AgendaProps } from './AgendaProps.ts';
import { rangeOf } from './agendaRange.ts';
import { AgendaSkeleton } from './AgendaSkeleton.tsx';
import { AgendaToolbar } from './AgendaToolbar.tsx';
import { useAgendaState } from './useAgendaState.ts';
import { useIsMounted } from './useIsMounted.ts';

/** Events in a month, a week, a day or a list. */
export function Agenda<Kind extends string>(props: AgendaProps<Kind>) {
  const { label, labels, kinds, error, isLoading = false, hidesKinds = false, timeZone = 'Europe/Berlin' } = props;
  const language = useLanguage();
  const titleId = useId();
  const isMounted = useIsMounted();
  const state = useAgendaState({ ...props, timeZone });
  const { view, date } = state;
  const { from, to } = rangeOf(view, date, language);
  const reportRange = useEffectEvent(() => props.onRangeChange?.({ from, to, view }));
  useEffect(() => reportRange(), [from, to, view]);
  const isWaiting = !isMounted || (isLoading && view === 'list' && props.events.length === 0);
  return (
    <section className={css.agenda} aria-label={label} aria-busy={isLoading || undefined}>
      <AgendaToolbar {...props} {...state} titleId={titleId} language={language} isLoading={isLoading} />
      {error ??
        (isWaiting ? (
          <AgendaSkeleton view={view} />
        ) : (
          <AgendaCalendar {...props} state={state} timeZone={timeZone} titleId={titleId} language={language} />
        ))}
      {!hidesKinds && <AgendaKinds label={labels.kinds} kinds={kinds} />}
    </section>
  );
}
