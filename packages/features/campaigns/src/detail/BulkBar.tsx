import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CaretDownIcon,
  EnvelopeSimpleIcon,
  EyeIcon,
  EyeSlashIcon,
  FileTextIcon,
  TagIcon,
} from '@phosphor-icons/react';
import type { PipelineState } from '@resonanz/api-client/campaignEntries';
import { MOVE_LIMIT } from '@resonanz/domain/campaigns';
import { valuesOf } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import { newContractsPath } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { SelectionBar } from '@resonanz/records/SelectionBar';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { Menu } from '@resonanz/ui/Menu';
import { Spinner } from '@resonanz/ui/Spinner';
import { messages } from './messages.ts';
import type { EntryActions } from './useEntryActions.ts';

interface BulkBarProps {
  campaignId: number;
  ids: readonly number[];
  state: PipelineState;
  /** Whether the channels can be published to a brand. */
  mayPublish: boolean;
  /** Whether contracts can be made for the channels. */
  mayContract: boolean;
  actions: EntryActions;
  /** Writes to the creators of the channels; left out for those who may not. */
  onMail?: (() => void) | undefined;
  onClear: () => void;
}

const MOVES: Readonly<Record<PipelineState, readonly PipelineState[]>> = { 1: [2, 3], 2: [1, 3], 3: [2] };

/** What can be done with the selected channels, at most 50 at a time. */
export function BulkBar({ campaignId, ids, state, mayPublish, mayContract, actions, onMail, onClear }: BulkBarProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { isPending } = actions;

  async function act(action: Promise<boolean>) {
    if (await action) onClear();
  }

  return (
    <SelectionBar count={ids.length} max={MOVE_LIMIT} onClear={onClear}>
      {MOVES[state].map((target) => (
        <Button
          key={target}
          variant="ghost"
          iconStart={target < state ? ArrowLeftIcon : ArrowRightIcon}
          isDisabled={isPending}
          onPress={() => void act(actions.move(ids, target))}
        >
          {t(`campaigns.move.${target}`)}
        </Button>
      ))}
      {mayPublish && (
        <>
          <Button
            variant="ghost"
            iconStart={EyeIcon}
            isDisabled={isPending}
            onPress={() => void act(actions.publish(ids, true))}
          >
            {t('campaigns.publish')}
          </Button>
          <Button
            variant="ghost"
            iconStart={EyeSlashIcon}
            isDisabled={isPending}
            onPress={() => void act(actions.publish(ids, false))}
          >
            {t('campaigns.withdraw')}
          </Button>
        </>
      )}
      {mayContract && (
        <Button variant="ghost" iconStart={FileTextIcon} href={newContractsPath(campaignId, ids)}>
          {t('campaigns.bulk.contract')}
        </Button>
      )}
      <Menu
        label={t('word.changeStatus')}
        trigger={
          <Button variant="ghost" iconStart={TagIcon} iconEnd={CaretDownIcon} isDisabled={isPending}>
            {t('word.changeStatus')}
          </Button>
        }
        sections={[
          {
            id: 'tag',
            label: t('campaigns.entries.tag'),
            items: valuesOf('tag').map((tag) => ({
              id: `tag-${tag}`,
              label: label(`tag.${tag}`),
              onAction: () => void actions.setCells(ids, { tag }),
            })),
          },
          {
            id: 'note',
            label: t('word.status'),
            items: valuesOf('statusNote').map((status) => ({
              id: `note-${status}`,
              label: label(`statusNote.${status}`),
              onAction: () => void actions.setCells(ids, { status }),
            })),
          },
          {
            id: 'nda',
            label: t('word.nda'),
            items: valuesOf('ndaSignedStatus').map((status) => ({
              id: `nda-${status}`,
              label: label(`ndaSignedStatus.${status}`),
              onAction: () => void actions.changeNda(ids, status),
            })),
          },
          {
            id: 'interest',
            label: t('campaigns.entries.interest'),
            items: valuesOf('interestStatus').map((status) => ({
              id: `interest-${status}`,
              label: label(`interestStatus.${status}`),
              onAction: () => void actions.changeInterest(ids, status),
            })),
          },
        ]}
      />
      {onMail && (
        <Button variant="ghost" iconStart={EnvelopeSimpleIcon} isDisabled={isPending} onPress={onMail}>
          {t('word.email')}
        </Button>
      )}
      <Inline space={3}>
        {isPending && <Spinner />}
        <span role="status">{isPending && t('campaigns.bulk.pending', { count: ids.length })}</span>
      </Inline>
    </SelectionBar>
  );
}
