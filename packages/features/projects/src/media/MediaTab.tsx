import { PencilSimpleIcon } from '@phosphor-icons/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ProjectMedium, projectMediaMutations, projectMediaQueries } from '@resonanz/api-client/projectMedia';
import { projectKeys, type ProjectDetails } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import { useFiles } from '@resonanz/api-client/useFiles';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { FileList } from '@resonanz/records/FileList';
import { FileTiles } from '@resonanz/records/FileTiles';
import { OrderList } from '@resonanz/records/OrderList';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { IconButton } from '@resonanz/ui/IconButton';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { acceptedExtensions } from '@resonanz/validators/file';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import { MediumDialog } from './MediumDialog.tsx';

const KINDS = [
  { kind: 'product', accept: acceptedExtensions('productMedia') },
  { kind: 'attachment', accept: acceptedExtensions('productDescription') },
] as const;

/** The files of a product test; what shows them is read again with each change. */
function useProjectFiles(projectId: number) {
  const queryClient = useQueryClient();
  const files = useFiles({ subject: 'testerProject', subjectId: projectId });
  const reread = () => queryClient.invalidateQueries({ queryKey: projectKeys.one(projectId) });
  const onUpload: typeof files.onUpload = (input) => files.onUpload(input).finally(reread);
  const onRemove: typeof files.onRemove = (fileId) => files.onRemove(fileId).finally(reread);
  return { ...files, onUpload, onRemove };
}

/** Pictures and videos of the product in their order with their texts, and the file that describes it. */
export function MediaTab({ project }: { project: ProjectDetails }) {
  const { t, title } = useProjectText();
  const { attempt } = useProjectActions();
  const { projectId } = project;
  const mayEdit = useMay('Project', 'edit') && project.status !== PROJECT_STATUS.completed;
  const api = useApi();
  const query = useQuery(projectMediaQueries(api).media(projectId));
  const ordering = useMutation(projectMediaMutations(api, useQueryClient()).order());
  const files = useProjectFiles(projectId);
  const [edited, setEdited] = useState<ProjectMedium | null>(null);
  const media = query.data?.media ?? [];
  const noteOf = ({ altDe, altEn, isCover }: ProjectMedium): string =>
    [isCover ? t('projects.media.cover') : '', altDe === '' || altEn === '' ? t('projects.media.alt.missing') : altDe]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <Stack space={0}>
      <Section title={t('projects.media.files')}>
        <Stack space={6}>
          <Text as="p" tone="muted">
            {t('projects.media.text')}
          </Text>
          <FileList {...files} kinds={KINDS} isReadOnly={!mayEdit} />
        </Stack>
      </Section>
      <Section title={t('projects.media.order')}>
        {query.isError && !query.data ? (
          <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
            {t('projects.media.failed')}
          </LoadFailure>
        ) : (
          <Stack space={6}>
            {query.data && media.length === 0 && <InlineAlert tone="info">{t('projects.media.none')}</InlineAlert>}
            {media.length > 0 && <FileTiles title={title(project)} files={media} />}
            {mayEdit && media.length > 0 && (
              <OrderList
                label={t('projects.media.order')}
                items={media.map((medium) => ({ id: medium.fileId, name: medium.name, note: noteOf(medium) }))}
                onChange={(fileIds) =>
                  void attempt(() => ordering.mutateAsync({ projectId, fileIds }), t('projects.media.done.ordered'))
                }
                actionsOf={(id) => (
                  <IconButton
                    size="small"
                    icon={PencilSimpleIcon}
                    label={t('projects.media.edit', { name: media.find(({ fileId }) => fileId === id)?.name ?? '' })}
                    onPress={() => setEdited(media.find(({ fileId }) => fileId === id) ?? null)}
                  />
                )}
              />
            )}
          </Stack>
        )}
      </Section>
      {edited && <MediumDialog projectId={projectId} medium={edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}
