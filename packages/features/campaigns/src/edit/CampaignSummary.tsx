import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { labels } from '@resonanz/domain/labels';
import { formatDateRange } from '@resonanz/formatters/date';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { Button } from '@resonanz/ui/Button';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Text } from '@resonanz/ui/Text';
import { money } from '../campaignText.ts';
import * as css from './CampaignForm.css.ts';
import { type CampaignStep, type CampaignValues, hashtagsOf } from './campaignForm.ts';
import { messages } from './messages.ts';
import { useFieldLabel } from './useFieldLabel.ts';

interface CampaignSummaryProps {
  values: CampaignValues;
  isCopy: boolean;
  /** Leads back to a step. */
  onChange: (step: CampaignStep) => void;
}

const CURRENCY = 'EUR';

/** Everything that was entered, step by step, with the way back to each. */
export function CampaignSummary({ values, isCopy, onChange }: CampaignSummaryProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const field = useFieldLabel();
  const { language } = useLanguage();
  const { data: choices } = useQuery(campaignQueries(useApi()).formChoices());
  const none = t('campaignForm.none');
  const number = (value: number | null) => (value === null ? none : value.toLocaleString(language));
  const nameOf = (list: readonly { id: number; name: string }[] | undefined, id: number | null) =>
    list?.find((each) => each.id === id)?.name ?? none;
  const { briefing, kpi } = values;
  const part = (step: CampaignStep, facts: ReactNode) => {
    const title = t(`campaignForm.step.${step}`);
    return (
      <FormSection
        title={title}
        level={3}
        action={
          <Button
            variant="quiet"
            aria-label={t('campaignForm.changeStep', { step: title })}
            onPress={() => onChange(step)}
          >
            {t('campaignForm.change')}
          </Button>
        }
      >
        <div className={css.facts}>{facts}</div>
      </FormSection>
    );
  };
  const texts = (['product', 'contact', 'shipping', 'exclusivity'] as const).filter((name) => briefing[name] !== '');
  return (
    <>
      {part(
        'basics',
        <FactList layout="grid">
          <Fact label={field('name')}>{values.name}</Fact>
          <Fact label={field('customerId')}>{nameOf(choices?.customers, values.customerId)}</Fact>
          <Fact label={field('ownerId')}>{nameOf(choices?.owners, values.ownerId)}</Fact>
          <Fact label={field('type')}>{label(`campaignType.${values.type}`)}</Fact>
          <Fact label={field('region')}>{textOr(label, labels, `region.${values.region}`, none)}</Fact>
          <Fact label={t('campaignForm.field.period')}>
            {formatDateRange(values.startDate || null, values.endDate || null, language) || none}
          </Fact>
          <Fact label={field('categories')}>
            {values.categories.map((id) => textOr(label, labels, `productCategory.${id}`, String(id))).join(', ') ||
              none}
          </Fact>
          <Fact label={field('ndaRequired')}>{t(values.ndaRequired ? 'campaignForm.yes' : 'campaignForm.no')}</Fact>
        </FactList>,
      )}
      {part(
        'goals',
        <FactList layout="grid">
          <Fact label={field('budget')}>{money(values.budget, language, CURRENCY)}</Fact>
          <Fact label={field('mediaBudget')}>{money(values.mediaBudget, language, CURRENCY)}</Fact>
          <Fact label={field('cpm')}>{money(values.cpm, language, CURRENCY)}</Fact>
          {(['reach', 'views', 'clicks', 'sales'] as const).map((goal) => (
            <Fact key={goal} label={field(`kpi.${goal}`)}>
              {number(kpi[goal])}
            </Fact>
          ))}
        </FactList>,
      )}
      {part(
        'channels',
        <FactList layout="grid">
          <Fact label={field('plannedChannels')}>{values.plannedChannels.join(', ') || none}</Fact>
          {isCopy && (
            <Fact label={t('campaignForm.field.takesChannels')}>
              {t(values.takesChannels ? 'campaignForm.yes' : 'campaignForm.no')}
            </Fact>
          )}
        </FactList>,
      )}
      {part(
        'briefing',
        <>
          {briefing.description !== '' && (
            <Text as="p" preservesLines>
              {briefing.description}
            </Text>
          )}
          <FactList layout="grid">
            {texts.map((name) => (
              <Fact key={name} label={field(`briefing.${name}`)}>
                {briefing[name]}
              </Fact>
            ))}
            <Fact label={field('briefing.hashtags')}>
              {hashtagsOf(briefing.hashtags)
                .map((tag) => `#${tag}`)
                .join(' ') || none}
            </Fact>
            <Fact label={field('briefing.labels')}>{briefing.labels.join(', ') || none}</Fact>
          </FactList>
        </>,
      )}
    </>
  );
}
