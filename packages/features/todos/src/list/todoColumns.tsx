import { ChatCircleTextIcon, ListChecksIcon, RepeatIcon } from '@phosphor-icons/react';
import type { Todo } from '@resonanz/api-client/todos';
import { staffPaths } from '@resonanz/domain/paths';
import { TODO_PRIORITY, TODO_STATUS } from '@resonanz/domain/workStates';
import { formatDate } from '@resonanz/formatters/date';
import type { Language } from '@resonanz/i18n/language';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Icon, type IconSource } from '@resonanz/ui/Icon';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { StatusTag } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';
import * as css from './todoList.css.ts';

function Mark({ icon, short, words }: { icon: IconSource; short?: string; words: string }) {
  return (
    <span className={css.mark} title={words}>
      <Icon icon={icon} size="small" />
      {short !== undefined && (
        <Text variant="caption" isTabular isNowrap>
          <span aria-hidden>{short}</span>
        </Text>
      )}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

/**
 * What else there is to know about a to-do, in small: its check list, whether it comes again, and how much was said
 * about it.
 */
export function TodoMarks({ todo: { checkDone, checkTotal, repeat, commentCount } }: { todo: Todo }) {
  const t = useMessages(messages);
  if (checkTotal === 0 && repeat === null && commentCount === 0) return null;
  return (
    <span className={css.marks}>
      {checkTotal > 0 && (
        <Mark
          icon={ListChecksIcon}
          short={`${checkDone}/${checkTotal}`}
          words={t('todos.checkList.count', { done: checkDone, total: checkTotal })}
        />
      )}
      {repeat !== null && (
        <Mark icon={RepeatIcon} words={t('todos.repeat.mark', { repeat: t(`todos.repeat.${repeat}`) })} />
      )}
      {commentCount > 0 && (
        <Mark
          icon={ChatCircleTextIcon}
          short={String(commentCount)}
          words={t('todos.comments.count', { count: commentCount })}
        />
      )}
    </span>
  );
}

type T = Translate<MessageKey<typeof messages>>;

/** The due date, with a tag while the to-do is due or late. */
export function DueDate({ todo, today, language, t }: { todo: Todo; today: string; language: Language; t: T }) {
  const isOpen = todo.status !== TODO_STATUS.done;
  const isOverdue = isOpen && todo.dueDate < today;
  return (
    <Inline space={3} isNowrap>
      <Text isNowrap isTabular tone={isOverdue ? 'critical' : 'inherit'}>
        {formatDate(todo.dueDate, language)}
      </Text>
      {isOverdue && <StatusTag tone="red" label={t('todos.list.overdue')} />}
      {isOpen && todo.dueDate === today && <StatusTag tone="yellow" label={t('todos.list.today')} />}
    </Inline>
  );
}

/** The priority as a tag; the normal one is a quiet word. */
export function PriorityTag({ priority = TODO_PRIORITY.normal, t }: { priority: Todo['priority']; t: T }) {
  const label = t(`todos.priority.${priority}`);
  if (priority === TODO_PRIORITY.normal) return <Text tone="muted">{label}</Text>;
  return (
    <StatusTag
      tone={priority === TODO_PRIORITY.high ? 'yellow' : 'gray'}
      mark={priority === TODO_PRIORITY.high ? 'square' : 'hollow'}
      label={label}
    />
  );
}

/** The campaign a to-do belongs to; without a link for those who do not see it. */
export function CampaignLink({ todo: { campaignId = null, campaignName = null }, t }: { todo: Todo; t: T }) {
  if (campaignId === null) return null;
  if (campaignName === null) return <Text tone="secondary">{t('todos.list.hiddenCampaign', { id: campaignId })}</Text>;
  return (
    <div className={css.named}>
      <Text isTruncated title={campaignName}>
        <Link variant="quiet" href={staffPaths.campaignView({ refId: campaignId })}>
          {campaignName}
        </Link>
      </Text>
    </div>
  );
}

/** The lead a to-do belongs to; without a link for those who do not see it. */
export function LeadLink({ todo: { customerLeadId, customerLeadName }, t }: { todo: Todo; t: T }) {
  if (customerLeadId === null) return null;
  if (customerLeadName === null)
    return <Text tone="secondary">{t('todos.list.hiddenLead', { id: customerLeadId })}</Text>;
  return (
    <div className={css.named}>
      <Text isTruncated title={customerLeadName}>
        <Link variant="quiet" href={staffPaths.customerLeadView({ customerLeadId })}>
          {customerLeadName}
        </Link>
      </Text>
    </div>
  );
}

/** Campaign and lead of a to-do, where it has one; nothing is drawn without. */
export function TodoLinks({ todo, t }: { todo: Todo; t: T }) {
  return (
    <>
      {(todo.campaignId ?? null) !== null && <CampaignLink todo={todo} t={t} />}
      {todo.customerLeadId !== null && <LeadLink todo={todo} t={t} />}
    </>
  );
}

/** The columns of the to-dos; `today` is the calendar date in Berlin. */
export function todoColumns(
  t: T,
  language: Language,
  today: string,
  onOpen: (todo: Todo) => void,
): readonly TableColumn<Todo>[] {
  const person = (name: string | null) => <Text isNowrap>{name ?? t('todos.list.nobody')}</Text>;
  return [
    {
      id: 'title',
      width: 290,
      header: t('word.title'),
      isSortable: true,
      isRowHeader: true,
      cell: (todo) => (
        <div className={css.words}>
          <TitleLink onPress={() => onOpen(todo)} isTruncated>
            {todo.title}
          </TitleLink>
          <div className={css.below}>
            <TodoMarks todo={todo} />
            {todo.description !== '' && (
              <Text variant="caption" tone="secondary" isTruncated title={todo.description}>
                {todo.description}
              </Text>
            )}
          </div>
        </div>
      ),
    },
    {
      id: 'dueDate',
      width: 176,
      header: t('word.due'),
      isSortable: true,
      cell: (todo) => <DueDate todo={todo} today={today} language={language} t={t} />,
    },
    {
      id: 'status',
      width: 104,
      header: t('word.status'),
      isSortable: true,
      cell: ({ status }) => <EnumTag of="todoStatus" value={status} />,
    },
    {
      id: 'priority',
      width: 104,
      header: t('todos.list.priority'),
      isSortable: true,
      cell: ({ priority }) => (priority === TODO_PRIORITY.normal ? null : <PriorityTag priority={priority} t={t} />),
    },
    {
      id: 'campaign',
      width: 150,
      priority: 1,
      header: t('word.campaign'),
      cell: (todo) => <CampaignLink todo={todo} t={t} />,
    },
    {
      id: 'lead',
      width: 160,
      priority: 1,
      header: t('todos.list.lead'),
      cell: (todo) => <LeadLink todo={todo} t={t} />,
    },
    {
      id: 'assignName',
      width: 146,
      header: t('todos.list.assign'),
      isSortable: true,
      cell: ({ assignName }) => person(assignName),
    },
    {
      id: 'createdByName',
      width: 146,
      priority: 2,
      header: t('todos.list.createdBy'),
      isSortable: true,
      cell: ({ createdByName }) => person(createdByName),
    },
  ];
}
