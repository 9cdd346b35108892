import { FileZipIcon } from '@phosphor-icons/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveDownload } from '@resonanz/api-client/downloads';
import { projectAnswerMutations, projectAnswerQueries, type AnswerMedium } from '@resonanz/api-client/projectAnswers';
import { projectQueries } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import { ChoiceBar, choiceOf } from '@resonanz/records/ChoiceBar';
import { ListPagination } from '@resonanz/records/ListPagination';
import { MediaWindow } from '@resonanz/records/MediaWindow';
import { SelectionBar } from '@resonanz/records/SelectionBar';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Text } from '@resonanz/ui/Text';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import * as css from './gallery.css.ts';
import { MediaTile } from './MediaTile.tsx';

const PAGE_SIZE = 24;
const MAX_SELECTED = 100;
const KINDS = ['image', 'video'] as const;
const CONSENTS = ['given', 'missing'] as const;

interface Narrowed {
  questionnaireId: number | null;
  kind: (typeof KINDS)[number] | null;
  consent: (typeof CONSENTS)[number] | null;
}

/** Pictures and videos of the sent answers: what may be used is downloaded, the rest is there to be looked at. */
export function GalleryTab({ projectId }: { projectId: number }) {
  const { t, title } = useProjectText();
  const client = useApi();
  const [{ questionnaireId, kind, consent }, setNarrowed] = useState<Narrowed>({
    questionnaireId: null,
    kind: null,
    consent: null,
  });
  const [page, setPage] = useState(1);
  const [at, setAt] = useState<number | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const mayDownload = useMay('Project', 'export');
  const { attempt } = useProjectActions();
  const download = useMutation(projectAnswerMutations(client, useQueryClient()).downloadMedia());
  const questionnaires = useQuery(projectQueries(client).questionnaires(projectId));
  const media = useQuery(
    projectAnswerQueries(client).media({
      projectId,
      pageNumber: page - 1,
      pageSize: PAGE_SIZE,
      ...(questionnaireId !== null && { questionnaireId }),
      ...(kind !== null && { kind }),
      ...(consent !== null && { hasConsent: consent === 'given' }),
    }),
  );
  const narrow = (changes: Partial<Narrowed>): void => {
    setNarrowed({ questionnaireId, kind, consent, ...changes });
    setPage(1);
    setSelected(new Set());
  };
  const toggle = ({ fileId }: AnswerMedium, isSelected: boolean): void =>
    setSelected(new Set(isSelected ? [...selected, fileId] : [...selected].filter((id) => id !== fileId)));
  const fetchZip = async (): Promise<void> => {
    const isDone = await attempt(
      async () => saveDownload(await download.mutateAsync({ projectId, fileIds: [...selected] }), 'media.zip'),
      t('projects.done.media', { count: selected.size }),
    );
    if (isDone) setSelected(new Set());
  };
  const anyLabel = t('word.any');
  const rows = media.data?.content ?? [];
  return (
    <div className={css.gallery}>
      <ChoiceBar
        choices={[
          choiceOf({
            label: t('projects.gallery.consent'),
            anyLabel,
            items: CONSENTS.map((id) => ({ id, label: t(`projects.gallery.consent.${id}`) })),
            selectedId: consent,
            onChange: (id) => narrow({ consent: id }),
          }),
          choiceOf({
            label: t('projects.column.questionnaire'),
            anyLabel,
            items: (questionnaires.data ?? []).map((each) => ({ id: each.questionnaireId, label: title(each) })),
            selectedId: questionnaireId,
            onChange: (id) => narrow({ questionnaireId: id }),
          }),
          choiceOf({
            label: t('word.type'),
            anyLabel,
            items: KINDS.map((id) => ({ id, label: t(`projects.gallery.kind.${id}`) })),
            selectedId: kind,
            onChange: (id) => narrow({ kind: id }),
          }),
        ]}
      />
      {mayDownload && (
        <SelectionBar count={selected.size} max={MAX_SELECTED} onClear={() => setSelected(new Set())}>
          <Button
            variant="ghost"
            iconStart={FileZipIcon}
            isPending={download.isPending}
            isDisabled={selected.size > MAX_SELECTED}
            onPress={() => void fetchZip()}
          >
            {t('projects.gallery.download')}
          </Button>
        </SelectionBar>
      )}
      {media.isError && !media.data ? (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void media.refetch()}>
          {t('projects.gallery.failed')}
        </LoadFailure>
      ) : !media.data ? (
        <div role="status" aria-label={t('projects.gallery.loading')}>
          <Skeleton shape="block" />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState title={t('projects.gallery.empty')}>{t('projects.gallery.emptyText')}</EmptyState>
      ) : (
        <>
          <Text tone="muted">
            {t('projects.gallery.rights', { count: media.data.totalElements, consented: media.data.withConsent })}
          </Text>
          <ul className={css.tiles} aria-label={t('projects.tab.gallery')}>
            {rows.map((medium, place) => (
              <li key={medium.fileId}>
                <MediaTile
                  medium={medium}
                  onOpen={() => setAt(place)}
                  {...(mayDownload && { isSelected: selected.has(medium.fileId), onSelect: toggle })}
                />
              </li>
            ))}
          </ul>
          <ListPagination page={page} pageSize={PAGE_SIZE} total={media.data.totalElements} onPageChange={setPage} />
        </>
      )}
      <MediaWindow
        title={t('projects.tab.gallery')}
        media={rows.map(({ contentType, url, name, fullName }) => ({
          kind: contentType.startsWith('video/') ? 'video' : 'image',
          src: url,
          alt: name,
          caption: fullName,
        }))}
        at={at}
        onClose={() => setAt(null)}
      />
    </div>
  );
}
