import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  influencerEditMutations,
  influencerEditQueries,
  type InfluencerRecord,
  type MergeField,
} from '@resonanz/api-client/influencerEdit';
import { influencerQueries } from '@resonanz/api-client/influencers';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useDelayedValue } from '@resonanz/app-frame/useDelayedValue';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { handleLabel } from '@resonanz/domain/platforms';
import { useMessages } from '@resonanz/i18n/react';
import { useAttempt } from '@resonanz/records/useAttempt';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { SearchField } from '@resonanz/ui/SearchField';
import { Stack } from '@resonanz/ui/Stack';
import * as css from './EditScreen.css.ts';
import { MergeChoices } from './MergeChoices.tsx';
import { messages } from './messages.ts';
import { nameOf } from './nameOf.ts';

/** Props of {@link MergeDialog}. */
export interface MergeDialogProps {
  /** Who stays. */
  record: InfluencerRecord;
  /** Who goes, when that is known already. */
  otherId: number | undefined;
  onClose: () => void;
}

const PAUSE = 300;
const HITS = 10;

/** Makes two people one: finds the other one, lets the user choose field by field, and says what moves. */
export function MergeDialog({ record, otherId, onClose }: MergeDialogProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { notifySuccess } = useNotifier();
  const client = useApi();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(otherId);
  const [take, setTake] = useState<readonly MergeField[]>([]);
  const asked = useDelayedValue(search.trim(), PAUSE);
  const hits = useQuery({
    ...influencerQueries(client).search({ search: asked, pageSize: HITS }),
    enabled: chosen === undefined && asked.length > 1,
  });
  const other = useQuery({ ...influencerEditQueries(client).one(chosen ?? 0), enabled: chosen !== undefined });
  const merge = useMutation(influencerEditMutations(client, useQueryClient()).merge());
  const { attempt, isPending, error } = useAttempt(
    async () => {
      if (other.data === undefined) return;
      await merge.mutateAsync({
        influencerId: record.influencerId,
        updatedAt: record.updatedAt,
        mergedId: other.data.influencerId,
        mergedUpdatedAt: other.data.updatedAt,
        take: [...take],
      });
    },
    () => {
      notifySuccess(t('influencerEdit.done.merged'));
      onClose();
    },
  );
  const people = new Map(
    (asked.length > 1 ? (hits.data?.content ?? []) : [])
      .filter(({ influencerId }) => influencerId !== record.influencerId)
      .map((each) => [each.influencerId, each]),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t('influencerEdit.merge.title', { name: nameOf(record) })}
      closeLabel={t('word.close')}
      isPending={isPending}
      pendingLabel={t('word.pleaseWait')}
      footer={
        <>
          <Button onPress={onClose}>{t('word.cancel')}</Button>
          <Button
            variant="solid"
            tone="danger"
            isDisabled={other.data === undefined}
            isPending={isPending}
            onPress={() => void attempt()}
          >
            {t('influencerEdit.merge.confirm')}
          </Button>
        </>
      }
    >
      <Stack space={6}>
        <p>{t('influencerEdit.merge.text', { name: nameOf(record) })}</p>
        {error !== undefined && (
          <InlineAlert tone="error" role="alert" title={t('word.failed')}>
            {say(error, 'influencerEdit.error.other')}
          </InlineAlert>
        )}
        {chosen === undefined && (
          <>
            <SearchField
              label={t('influencerEdit.merge.search')}
              clearLabel={t('influencerEdit.merge.searchClear')}
              value={search}
              onChange={setSearch}
            />
            <ul className={css.candidates} aria-label={t('influencerEdit.merge.found')}>
              {[...people.values()].map((each) => (
                <li key={each.influencerId} className={css.candidate}>
                  <Button variant="quiet" onPress={() => setChosen(each.influencerId)}>
                    {nameOf(each)}
                  </Button>
                  <span className={css.muted}>
                    {[each.city, `${each.platform} ${handleLabel(each.platform, each.handle)}`]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
            {hits.isSuccess && asked.length > 1 && people.size === 0 && (
              <p role="status">{t('influencerEdit.nothingFound')}</p>
            )}
          </>
        )}
        {other.isError && (
          <InlineAlert tone="error" role="alert">
            {say(other.error, 'influencerEdit.error.other')}
          </InlineAlert>
        )}
        {other.data && <MergeChoices target={record} merged={other.data} take={take} onChange={setTake} />}
      </Stack>
    </Dialog>
  );
}
