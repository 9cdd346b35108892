import { CaretLeftIcon, CaretRightIcon } from '@phosphor-icons/react';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { IconButton } from '@resonanz/ui/IconButton';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Spinner } from '@resonanz/ui/Spinner';
import * as css from './Agenda.css.ts';
import type { AgendaProps } from './AgendaProps.ts';
import { type AgendaLanguage, stepped, titleOf } from './agendaRange.ts';
import type { AgendaView } from './model.ts';
import type { AgendaState } from './useAgendaState.ts';

interface ToolbarProps extends Pick<AgendaProps, 'labels' | 'views' | 'headingLevel'>, AgendaState {
  titleId: string;
  language: AgendaLanguage;
  isLoading: boolean;
}

const all: readonly AgendaView[] = ['month', 'week', 'day', 'list'];

/** Says what is in sight and leads further, back, to today and to the other views. */
export function AgendaToolbar({
  labels,
  views = all,
  headingLevel = 2,
  titleId,
  language,
  isLoading,
  ...state
}: ToolbarProps) {
  const { view, date, showDate } = state;
  return (
    <div className={css.toolbar}>
      <div className={css.title}>
        <Heading level={headingLevel} variant="section" id={titleId} isFocusTarget>
          {titleOf(view, date, language)}
        </Heading>
        <span role="status">{isLoading && <Spinner label={labels.loading} />}</span>
      </div>
      <div className={css.steps}>
        <IconButton
          icon={CaretLeftIcon}
          label={labels.previous(view)}
          size="density"
          onPress={() => showDate(stepped(view, date, -1))}
        />
        <Button onPress={() => showDate(state.today)}>{labels.today}</Button>
        <IconButton
          icon={CaretRightIcon}
          label={labels.next(view)}
          size="density"
          onPress={() => showDate(stepped(view, date, 1))}
        />
      </div>
      {views.length > 1 && (
        <div className={css.views}>
          <SegmentedControl
            label={labels.views}
            items={views.map((value) => ({ value, label: labels.view[value] }))}
            value={view}
            onChange={state.showView}
            isFullWidth
          />
        </div>
      )}
    </div>
  );
}
