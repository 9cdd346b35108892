import {
  ChatCircleTextIcon,
  ClockCounterClockwiseIcon,
  DotsThreeVerticalIcon,
  EyeIcon,
  EyeSlashIcon,
} from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { type SelfServiceDetails, selfServiceMutations } from '@resonanz/api-client/selfService';
import { BRAND_STATUS, PUBLISHED } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { IconButton } from '@resonanz/ui/IconButton';
import { Menu } from '@resonanz/ui/Menu';
import { messages } from '../messages.ts';
import { useAct } from '../useAct.ts';

/** A channel of a self-service campaign. */
export type SelfServiceChannel = SelfServiceDetails['channels'][number];

interface ChannelMenuProps {
  channel: SelfServiceChannel;
  onComments: () => void;
}

/** What can be done with a channel: comments for everybody; publish, unpublish and extend for those who may. */
export function ChannelMenu({ channel, onComments }: ChannelMenuProps) {
  const t = useMessages(messages);
  const [mayPublish, mayExtend] = [useMay('Campaign Management', 'edit'), useMay('Self-Campaign-Service', 'edit')];
  const calls = selfServiceMutations(useApi(), useQueryClient());
  const [publish, extend] = [useMutation(calls.publish()), useMutation(calls.extend())];
  const act = useAct();
  const [asked, setAsked] = useState<'unpublish' | 'extend' | null>(null);
  const { entryId: id, name, isPublished, brandStatus } = channel;
  const isWaiting = isPublished === PUBLISHED.yes && brandStatus === BRAND_STATUS.pending;
  const menuName = t('requests.self.menu', { name });
  const change = (to: 0 | 1) =>
    act.send(
      () => publish.mutateAsync({ entryId: [id], isPublished: to }),
      t(to === 1 ? 'requests.self.publish.done' : 'requests.self.unpublish.done', { name }),
    );
  const items = [
    { id: 'comments', label: t('word.comments'), icon: ChatCircleTextIcon, onAction: onComments },
    ...(mayExtend && isWaiting
      ? [
          {
            id: 'extend',
            label: t('requests.self.extend'),
            icon: ClockCounterClockwiseIcon,
            onAction: () => setAsked('extend'),
          },
        ]
      : []),
    ...(mayPublish
      ? [
          isPublished === PUBLISHED.yes
            ? {
                id: 'unpublish',
                label: t('requests.self.unpublish'),
                icon: EyeSlashIcon,
                onAction: () => setAsked('unpublish'),
              }
            : { id: 'publish', label: t('requests.self.publish'), icon: EyeIcon, onAction: () => void change(1) },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        label={menuName}
        placement="bottom end"
        trigger={<IconButton icon={DotsThreeVerticalIcon} weight="bold" label={menuName} />}
        sections={[{ id: 'actions', items }]}
      />
      <AlertDialog
        isOpen={asked === 'unpublish'}
        onOpenChange={() => setAsked(null)}
        title={t('requests.self.unpublish.title')}
        confirmLabel={t('requests.self.unpublish')}
        cancelLabel={t('word.cancel')}
        isPending={act.isPending}
        onConfirm={() => void change(0).then(() => setAsked(null))}
      >
        {t('requests.self.unpublish.text', { name })}
      </AlertDialog>
      <AlertDialog
        isOpen={asked === 'extend'}
        onOpenChange={() => setAsked(null)}
        title={t('requests.self.extend.title')}
        confirmLabel={t('requests.self.extend')}
        cancelLabel={t('word.cancel')}
        isPending={act.isPending}
        onConfirm={() =>
          void act
            .send(() => extend.mutateAsync([id]), t('requests.self.extend.done', { name }))
            .then(() => setAsked(null))
        }
      >
        {t('requests.self.extend.text', { name })}
      </AlertDialog>
    </>
  );
}
