import type { UgcRequest } from '@resonanz/api-client/ugcRequests';
import { EnumTag } from '@resonanz/records/EnumTag';
import { Inline } from '@resonanz/ui/Inline';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { useUgcText } from './useUgcText.ts';

/** How far a request is: a draft, its status, and whether it was put away. */
export function UgcStatus({
  request: { isDraft, status, active, archived },
}: {
  request: Pick<UgcRequest, 'isDraft' | 'status' | 'active' | 'archived'>;
}) {
  const { t } = useUgcText();
  return (
    <Inline space={2}>
      {isDraft ? (
        <StatusTag tone="gray" mark="hollow" label={t('word.draft')} />
      ) : (
        <EnumTag of="requestStatus" value={status} />
      )}
      {!active && <StatusTag tone="gray" mark="hollow" label={t('ugcRequests.deactivated')} />}
      {archived && <StatusTag tone="gray" mark="hollow" label={t('word.archived')} />}
    </Inline>
  );
}
