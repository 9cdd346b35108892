import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pageFailure } from '@resonanz/api-client/errors';
import {
  type LearningMaterial,
  learningMaterialMutations,
  learningMaterialQueries,
} from '@resonanz/api-client/learningMaterials';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FilteredSection } from '@resonanz/records/FilterBar';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { kindOf } from '../material.ts';
import { messages } from '../messages.ts';
import { MaterialDialog } from '../player/MaterialDialog.tsx';
import { LearningBar } from './LearningBar.tsx';
import { chosen, learningList } from './learningList.ts';
import * as css from './LearningScreen.css.ts';
import { MaterialCard } from './MaterialCard.tsx';

/** What the agency explains to brands: `/campaign-self-service/learning-materials`. */
export function LearningScreen() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const client = useApi();
  const { attempt } = useNotifier();
  const list = useRouterListState(learningList);
  const { data, error, refetch } = useQuery(learningMaterialQueries(client).shown());
  const seen = useMutation(learningMaterialMutations(client, useQueryClient()).markSeen());
  const [openId, setOpenId] = useState<number | null>(null);
  const opened = data?.find(({ learningMaterialId }) => learningMaterialId === openId);
  const found = data && chosen(data, list, language);

  const markSeen = ({ learningMaterialId }: LearningMaterial) =>
    attempt(
      () => seen.mutateAsync(learningMaterialId),
      (failure) => say(failure, 'learningMaterials.error.other'),
      t('learningMaterials.done.seen'),
    );
  function open(material: LearningMaterial): void {
    if (kindOf(material) === 'pdf' && material.file !== null) window.location.assign(material.file.url);
    else setOpenId(material.learningMaterialId);
    // Who only wanted to watch loses nothing by an error.
    if (!material.seen) seen.mutate(material.learningMaterialId);
  }

  if (pageFailure({ error, data }) === 'forbidden') {
    return (
      <>
        <PageHead title={t('learningMaterials.title')} />
        <ForbiddenState />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('learningMaterials.title')} description={t('learningMaterials.intro')} />
      <FilteredSection label={t('learningMaterials.list')}>
        {data?.length !== 0 && <LearningBar list={list} />}
        {error && (
          <LoadFailure reloadLabel={t('learningMaterials.reload')} onReload={() => void refetch()}>
            {t('learningMaterials.failed')}
          </LoadFailure>
        )}
        {!data && !error && (
          <div role="status">
            <VisuallyHidden>{t('learningMaterials.loading')}</VisuallyHidden>
            <Stack space={6}>
              {['64%', '72%', '58%'].map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </Stack>
          </div>
        )}
        {data?.length === 0 && (
          <EmptyState title={t('learningMaterials.empty')}>{t('learningMaterials.emptyText')}</EmptyState>
        )}
        {data && data.length > 0 && found?.length === 0 && (
          <EmptyState
            title={t('learningMaterials.noMatch')}
            action={<Button onPress={list.reset}>{t('learningMaterials.reset')}</Button>}
          >
            {t('learningMaterials.noMatchText')}
          </EmptyState>
        )}
        <VisuallyHidden>
          <span role="status">
            {data && list.isNarrowed ? t('learningMaterials.found', { count: found?.length ?? 0 }) : ''}
          </span>
        </VisuallyHidden>
        {found && found.length > 0 && (
          <ul className={css.cards}>
            {found.map((material) => (
              <MaterialCard
                key={material.learningMaterialId}
                material={material}
                onOpen={() => open(material)}
                onSeen={() => void markSeen(material)}
              />
            ))}
          </ul>
        )}
      </FilteredSection>
      {opened && (
        <MaterialDialog
          key={opened.learningMaterialId}
          material={opened}
          related={data?.filter((each) => each.category === opened.category && each !== opened)}
          onOpen={open}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}
