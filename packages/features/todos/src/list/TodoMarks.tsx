import { ChatCircleTextIcon, ListChecksIcon, RepeatIcon } from '@phosphor-icons/react';
import type { Todo } from '@resonanz/api-client/todos';
import { useMessages } from '@resonanz/i18n/react';
import { Icon, type IconSource } from '@resonanz/ui/Icon';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';
import * as css from './todoColumns.css.ts';

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
