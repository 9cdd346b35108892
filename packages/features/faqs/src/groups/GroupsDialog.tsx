import { PencilSimpleIcon, PlusIcon, TrashIcon } from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FaqGroup, faqMutations } from '@resonanz/api-client/faqs';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { OrderList } from '@resonanz/records/OrderList';
import { useOrder } from '@resonanz/records/useOrder';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { IconButton } from '@resonanz/ui/IconButton';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';
import { useGroups } from '../useGroups.ts';
import { GroupForm } from './GroupForm.tsx';
import { RemoveGroupDialog } from './RemoveGroupDialog.tsx';

type Opened = { readonly form: FaqGroup | 'new' } | { readonly removed: FaqGroup };

/** The groups of FAQs in their order; each can be renamed and, while it is empty, deleted. */
export function GroupsDialog({ onClose }: { onClose: () => void }) {
  const { nameOf } = useGroups();
  const [opened, setOpened] = useState<Opened | null>(null);
  const back = () => setOpened(null);
  // One window at a time: what a group needs stands in place of the list, and leads back to it.
  if (opened === null) return <GroupList onOpen={setOpened} onClose={onClose} />;
  if ('removed' in opened)
    return <RemoveGroupDialog group={opened.removed} name={nameOf(opened.removed)} onClose={back} />;
  return <GroupForm group={opened.form === 'new' ? undefined : opened.form} onClose={back} />;
}

function GroupList({ onOpen, onClose }: { onOpen: (opened: Opened) => void; onClose: () => void }) {
  const t = useMessages(messages);
  const [mayAdd, mayDelete] = [useMay('Faqs', 'add'), useMay('Faqs', 'delete')];
  const { query, groups, nameOf } = useGroups();
  const sort = useMutation(faqMutations(useApi(), useQueryClient()).sortGroups());
  const {
    ordered: shown,
    isMoved,
    onMove,
    send,
    isPending,
    failure,
  } = useOrder(
    groups,
    ({ faqGroupId }) => faqGroupId,
    (faqGroupIds, readIds) => sort.mutateAsync({ readIds: [...readIds], faqGroupIds: [...faqGroupIds] }),
    { messages, otherwise: 'faqs.error.other', done: t('faqs.order.saved'), onDone: onClose },
  );
  return (
    <FormDialog
      size="large"
      title={t('faqs.groups')}
      confirmLabel={t('faqs.order.save')}
      isIncomplete={!isMoved}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
    >
      {query.error !== null && (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
          {t('faqs.groups.failed')}
        </LoadFailure>
      )}
      {query.isLoading && (
        <div role="status">
          <VisuallyHidden>{t('faqs.loading')}</VisuallyHidden>
          <Skeleton width="80%" />
        </div>
      )}
      {query.data && shown.length === 0 && <EmptyState title={t('faqs.groups.none')} />}
      {shown.length > 0 && (
        <OrderList
          label={t('faqs.groups')}
          items={shown.map((group) => ({
            id: group.faqGroupId,
            name: nameOf(group),
            note: t('faqs.groups.count', { count: group.faqs }),
          }))}
          onChange={onMove}
          isDisabled={isPending}
          actionsOf={(id) => {
            const group = shown.find(({ faqGroupId }) => faqGroupId === id);
            if (group === undefined) return null;
            const name = nameOf(group);
            return (
              <>
                <IconButton
                  icon={PencilSimpleIcon}
                  size="small"
                  label={t('faqs.groups.editNamed', { name })}
                  onPress={() => onOpen({ form: group })}
                />
                {mayDelete && (
                  <IconButton
                    icon={TrashIcon}
                    size="small"
                    label={t('faqs.groups.removeNamed', { name })}
                    onPress={() => onOpen({ removed: group })}
                  />
                )}
              </>
            );
          }}
        />
      )}
      {mayAdd && (
        <div>
          <Button iconStart={PlusIcon} onPress={() => onOpen({ form: 'new' })}>
            {t('faqs.groups.add')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
