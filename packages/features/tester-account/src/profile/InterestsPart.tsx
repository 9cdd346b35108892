import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { PLATFORMS } from '@resonanz/domain/platforms';
import { useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { MultiSelect } from '@resonanz/ui/MultiSelect';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';
import type { PartProps } from './fieldProps.ts';

/** What the tester wants to test, and where it may be shown. */
export function InterestsPart({ draft, change }: PartProps) {
  const t = useMessages(messages);
  const word = useMessages(lookupLabels);
  const label = t('testerAccount.profile.categories');
  return (
    <FormSection title={t('testerAccount.profile.interests')} lead={t('testerAccount.profile.interestsText')}>
      <MultiSelect
        name="categories"
        label={label}
        items={TESTER_CATEGORIES.flatMap(({ id, children }) => [
          { id: Number(id), label: word(`testerCategory.${id}`) },
          ...children.map((child) => ({
            id: Number(child),
            label: `${word(`testerCategory.${id}`)}: ${word(`testerCategory.${child}`)}`,
          })),
        ])}
        selectedIds={draft.categories ?? []}
        onSelectionChange={(categories) => change({ categories })}
        openLabel={t('testerAccount.profile.openList', { label })}
        emptyMessage={t('testerAccount.profile.nothingFound')}
        removeLabel={(name) => t('testerAccount.profile.removeChoice', { label: name })}
      />
      <CheckboxGroup
        name="platforms"
        label={t('testerAccount.profile.platforms')}
        direction="row"
        value={draft.platforms ?? []}
        onChange={(chosen) => change({ platforms: PLATFORMS.filter((platform) => chosen.includes(platform)) })}
      >
        {PLATFORMS.map((platform) => (
          <Checkbox key={platform} value={platform}>
            {platform}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Stack space={5}>
        <Checkbox
          name="ugcCampaign"
          isSelected={draft.ugcCampaign ?? false}
          onChange={(ugcCampaign) => change({ ugcCampaign })}
          description={t('testerAccount.profile.ugcText')}
        >
          {t('testerAccount.profile.ugc')}
        </Checkbox>
        <Checkbox
          name="regionalTests"
          isSelected={draft.regionalTests ?? false}
          onChange={(regionalTests) => change({ regionalTests })}
          description={t('testerAccount.profile.regionalText')}
        >
          {t('testerAccount.profile.regional')}
        </Checkbox>
      </Stack>
    </FormSection>
  );
}
