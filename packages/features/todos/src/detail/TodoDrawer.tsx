import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { type Todo, todoQueries, todoMutations } from '@resonanz/api-client/todos';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { CommentThread } from '@resonanz/comment-thread/CommentThread';
import { useComments } from '@resonanz/comment-thread/connected';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { Button } from '@resonanz/ui/Button';
import { Drawer } from '@resonanz/ui/Drawer';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { CampaignLink, DueDate, LeadLink, PriorityTag } from '../list/todoColumns.tsx';
import { messages } from '../messages.ts';
import { TodoCheckList } from './TodoCheckList.tsx';
import type { CommentDraft } from './useCommentDrafts.ts';

/** Props of {@link TodoDrawer}. */
export interface TodoDrawerProps {
  /** The to-do as its list has it; what is missing there is read. */
  todo: Todo;
  /** The comment that is being written. */
  comment: CommentDraft;
  /** Left out for those who may not edit: nothing can be ticked then either. */
  onEdit?: (todo: Todo) => void;
  onClose: () => void;
}

/** One to-do beside the list: its facts, its check list and what colleagues say about it. */
export function TodoDrawer({ todo: row, comment, onEdit, onClose }: TodoDrawerProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const details = useQuery(todoQueries(useApi()).details(row.todoId));
  const todo = details.data ?? row;
  const failure = pageFailure(details);
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      width="wide"
      title={todo.title}
      closeLabel={t('word.close')}
      footer={
        <>
          <Button onPress={onClose}>{t('word.close')}</Button>
          {onEdit && failure === null && (
            <Button variant="solid" onPress={() => onEdit(todo)}>
              {t('word.edit')}
            </Button>
          )}
        </>
      }
    >
      {failure === 'forbidden' && <ForbiddenState size="panel" />}
      {failure === 'missing' && <InlineAlert tone="info">{t('todos.error.notFound')}</InlineAlert>}
      {failure === 'failed' && (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void details.refetch()}>
          {t('todos.detail.failed')}
        </LoadFailure>
      )}
      {failure === null && (
        <Stack space={8}>
          <FactList>
            <Fact label={t('word.due')}>
              <DueDate todo={todo} today={berlinDay(new Date())} language={language} t={t} />
            </Fact>
            <Fact label={t('word.status')}>
              <EnumTag of="todoStatus" value={todo.status} />
            </Fact>
            <Fact label={t('todos.list.priority')}>
              <PriorityTag priority={todo.priority} t={t} />
            </Fact>
            {todo.repeat !== null && <Fact label={t('todos.form.repeat')}>{t(`todos.repeat.${todo.repeat}`)}</Fact>}
            <Fact label={t('todos.list.assign')}>{todo.assignName ?? t('todos.list.nobody')}</Fact>
            <Fact label={t('todos.list.createdBy')}>{todo.createdByName ?? t('todos.list.nobody')}</Fact>
            {(todo.campaignId ?? null) !== null && (
              <Fact label={t('word.campaign')}>
                <CampaignLink todo={todo} t={t} />
              </Fact>
            )}
            {todo.customerLeadId !== null && (
              <Fact label={t('todos.list.lead')}>
                <LeadLink todo={todo} t={t} />
              </Fact>
            )}
          </FactList>
          {todo.description !== '' && (
            <Text as="p" preservesLines>
              {todo.description}
            </Text>
          )}
          {details.data ? (
            <TodoCheckList todoId={todo.todoId} items={details.data.checkList} mayEdit={onEdit !== undefined} />
          ) : (
            <div>
              <VisuallyHidden role="status">{t('todos.detail.loading')}</VisuallyHidden>
              <Skeleton width="40%" />
              <Skeleton width="80%" />
            </div>
          )}
          <TodoComments key={todo.todoId} todoId={todo.todoId} {...comment} />
        </Stack>
      )}
    </Drawer>
  );
}

/** What colleagues say about a to-do; a user who sees it may write along. */
function TodoComments({ todoId, ...draft }: { todoId: number } & CommentDraft) {
  const client = useApi();
  const calls = todoMutations(client, useQueryClient());
  const comments = useComments({
    comments: todoQueries(client).comments(todoId),
    add: calls.addComment(todoId),
    edit: calls.editComment(todoId),
    remove: calls.removeComment(todoId),
  });
  return <CommentThread {...draft} headingLevel={3} {...comments} />;
}
