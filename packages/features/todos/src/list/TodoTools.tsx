import { CalendarBlankIcon, EnvelopeSimpleIcon, PlusIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { useMessages } from '@resonanz/i18n/react';
import { Inline } from '@resonanz/ui/Inline';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { CalendarDialog } from '../calendar/CalendarDialog.tsx';
import { OverdueMailDialog } from '../mail/OverdueMailDialog.tsx';
import { messages } from '../messages.ts';

/** How the to-dos are drawn; the first is the usual one. */
export const VIEWS = ['table', 'board'] as const;
type TodoView = (typeof VIEWS)[number];

interface TodoToolsProps {
  view: TodoView;
  onViewChange: (view: TodoView) => void;
  /** Left out for those who may not add. */
  onAdd?: () => void;
}

/** Beside the title: table or board, the calendar link, e-mails, a new to-do. */
export function TodoTools({ view, onViewChange, onAdd }: TodoToolsProps) {
  const t = useMessages(messages);
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const [isMailOpen, setMailOpen] = useState(false);
  return (
    <Inline space={4}>
      <SegmentedControl
        label={t('todos.view.label')}
        items={VIEWS.map((value) => ({ value, label: t(`todos.view.${value}`) }))}
        value={view}
        onChange={onViewChange}
      />
      <HeadButton icon={CalendarBlankIcon} label={t('todos.calendar.open')} onPress={() => setCalendarOpen(true)} />
      <HeadButton icon={EnvelopeSimpleIcon} label={t('todos.mail.open')} onPress={() => setMailOpen(true)} />
      {onAdd && <HeadButton variant="solid" icon={PlusIcon} label={t('todos.add')} onPress={onAdd} />}
      {isMailOpen && <OverdueMailDialog onClose={() => setMailOpen(false)} />}
      {isCalendarOpen && <CalendarDialog onClose={() => setCalendarOpen(false)} />}
    </Inline>
  );
}
