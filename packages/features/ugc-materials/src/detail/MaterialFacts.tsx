import type { UgcMaterial } from '@resonanz/api-client/ugcMaterials';
import { staffPaths } from '@resonanz/domain/paths';
import { formatDateTime } from '@resonanz/formatters/date';
import { EnumTag } from '@resonanz/records/EnumTag';
import { useMay } from '@resonanz/session/react';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Link } from '@resonanz/ui/Link';
import { useMaterialText } from '../useMaterialText.ts';
import { Section } from './Section.tsx';

/** Whose video it is, and what kind of file. */
export function MaterialFacts({ material }: { material: UgcMaterial }) {
  const { t, language, length, languages, size } = useMaterialText();
  const maySeeCampaign = useMay('Campaign Management', 'view');
  const { campaignId, campaignName, ugcCampaignRequestId, requestNumber } = material;
  return (
    <Section title={t('ugcMaterials.factsTitle')}>
      <FactList layout="grid">
        <Fact label={t('ugcMaterials.column.finalContentStatus')}>
          <EnumTag of="approvalStatus" value={material.finalContentStatus} />
        </Fact>
        <Fact label={t('word.brand')}>{material.brandName}</Fact>
        <Fact label={t('word.creator')}>{material.creatorName ?? '–'}</Fact>
        <Fact label={t('ugcMaterials.filter.campaign')}>
          {campaignId !== null && maySeeCampaign ? (
            <Link href={staffPaths.campaignView({ refId: campaignId })}>{campaignName}</Link>
          ) : (
            (campaignName ?? '–')
          )}
        </Fact>
        <Fact label={t('ugcMaterials.request')}>
          <Link href={staffPaths.ugcRequestView({ refId: ugcCampaignRequestId })}>{requestNumber}</Link>
        </Fact>
        <Fact label={t('ugcMaterials.column.length')}>{length(material)}</Fact>
        <Fact label={t('word.language')}>{languages(material.languages) || '–'}</Fact>
        <Fact label={t('ugcMaterials.format')}>{`${material.format} · ${material.contentType}`}</Fact>
        <Fact label={t('ugcMaterials.size')}>{size(material.size)}</Fact>
        <Fact label={t('ugcMaterials.column.uploadedAt')}>{formatDateTime(material.uploadedAt, language)}</Fact>
        <Fact label={t('ugcMaterials.tags')}>{material.tags.join(', ') || '–'}</Fact>
      </FactList>
    </Section>
  );
}
