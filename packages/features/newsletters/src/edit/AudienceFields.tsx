import type { Control } from 'react-hook-form';
import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { CHILD_COUNTS, COUNTRIES, FEDERAL_STATES } from '@resonanz/domain/lookups';
import { PROFESSIONS, RELATIONSHIP_STATUSES, TRAININGS } from '@resonanz/domain/people';
import { PLATFORMS } from '@resonanz/domain/platforms';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { BoundMulti, BoundNumber, BoundSelect } from '@resonanz/records/boundFields';
import { FormSection } from '@resonanz/records/FormParts';
import { Columns } from '@resonanz/ui/Columns';
import { messages } from '../messages.ts';
import type { NewsletterForm } from './newsletterDraft.ts';

const GENDERS = ['female', 'male', 'divers'] as const;
const TAKING = ['any', 'yes', 'no'] as const;

/** Conditions that testers have to meet; a condition that is left open excludes nobody. */
export function AudienceFields({ control }: { control: Control<NewsletterForm> }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const word = useMessages(lookupLabels);
  const category = (id: number): string => textOr(word, lookupLabels, `testerCategory.${id}`, String(id));
  const taking = TAKING.map((id) => ({ id, label: t(`newsletters.taking.${id}`) }));
  return (
    <FormSection title={t('newsletters.section.audience')}>
      <BoundMulti
        control={control}
        name="audience.lists.categories"
        label={t('newsletters.audience.categories')}
        items={TESTER_CATEGORIES.flatMap(({ id, children }) => [
          { id, label: category(id) },
          ...children.map((child) => ({ id: child, label: `${category(id)} · ${category(child)}` })),
        ])}
      />
      <Columns>
        <BoundMulti
          control={control}
          name="audience.lists.countries"
          label={t('word.countries')}
          items={COUNTRIES.map((id) => ({ id, label: label(`country.${id}`) }))}
        />
        <BoundMulti
          control={control}
          name="audience.lists.gender"
          label={t('newsletters.audience.gender')}
          items={GENDERS.map((id) => ({ id, label: label(`gender.${id}`) }))}
        />
      </Columns>
      <BoundMulti
        control={control}
        name="audience.lists.federalStates"
        label={t('newsletters.audience.federalStates')}
        items={COUNTRIES.flatMap((country) =>
          FEDERAL_STATES[country].map((id) => ({ id, label: label(`federalState.${id}`) })),
        )}
      />
      <Columns>
        <BoundMulti
          control={control}
          name="audience.lists.maritalStatus"
          label={t('newsletters.audience.maritalStatus')}
          items={RELATIONSHIP_STATUSES.map((id) => ({ id, label: word(`relationshipStatus.${id}`) }))}
        />
        <BoundMulti
          control={control}
          name="audience.lists.children"
          label={t('newsletters.audience.children')}
          items={[0, ...CHILD_COUNTS].map((id) => ({ id, label: String(id) }))}
        />
      </Columns>
      <Columns>
        <BoundMulti
          control={control}
          name="audience.lists.profession"
          label={t('newsletters.audience.profession')}
          items={PROFESSIONS.map((id) => ({ id, label: word(`profession.${id}`) }))}
        />
        <BoundMulti
          control={control}
          name="audience.lists.training"
          label={t('newsletters.audience.training')}
          items={TRAININGS.map((id) => ({ id, label: word(`training.${id}`) }))}
        />
      </Columns>
      <BoundMulti
        control={control}
        name="audience.lists.platforms"
        label={t('newsletters.audience.platforms')}
        items={PLATFORMS.map((id) => ({ id, label: id }))}
      />
      <Columns>
        <BoundSelect
          control={control}
          name="audience.ugcCampaign"
          label={t('newsletters.audience.ugcCampaign')}
          items={taking}
        />
        <BoundSelect
          control={control}
          name="audience.regionalTests"
          label={t('newsletters.audience.regionalTests')}
          items={taking}
        />
      </Columns>
      <Columns>
        <BoundNumber control={control} name="audience.pointsFrom" label={t('newsletters.audience.pointsFrom')} />
        <BoundNumber control={control} name="audience.pointsTo" label={t('newsletters.audience.pointsTo')} />
      </Columns>
    </FormSection>
  );
}
