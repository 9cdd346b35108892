import type { Control } from 'react-hook-form';
import { BoundArea, BoundMulti } from '@resonanz/records/boundFields';
import { UGC_LIMITS } from '@resonanz/validators/ugcRequest';
import { useUgcText } from '../useUgcText.ts';
import { TARGET_GROUPS } from './choices.ts';
import type { UgcValues } from './ugcForm.ts';

/** Whom the videos are for, who makes them, and what they show. */
export function BriefingFields({ control }: { control: Control<UgcValues> }) {
  const { t } = useUgcText();
  return (
    <>
      <BoundMulti
        control={control}
        name="targetGroups"
        label={t('ugcRequests.field.targetGroups')}
        items={TARGET_GROUPS.map((id) => ({ id, label: t(`ugcRequests.group.${id}`) }))}
      />
      <BoundArea
        control={control}
        name="creatorWishes"
        label={t('ugcRequests.field.creatorWishes')}
        description={t('ugcRequests.hint.creatorWishes')}
        limit={UGC_LIMITS.creatorWishes}
        rows={3}
      />
      <BoundArea
        control={control}
        name="briefing"
        label={t('ugcRequests.field.briefing')}
        limit={UGC_LIMITS.briefing}
        rows={5}
        isRequired
      />
      <BoundArea
        control={control}
        name="script"
        label={t('ugcRequests.field.script')}
        description={t('ugcRequests.hint.script')}
        limit={UGC_LIMITS.script}
        rows={6}
      />
    </>
  );
}
