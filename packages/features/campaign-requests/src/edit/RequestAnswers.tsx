import type { CampaignRequestForm } from '@resonanz/api-client/campaign-requests';
import { labels } from '@resonanz/domain/labels';
import { SERVICES, SERVICES_FOR_ALL } from '@resonanz/domain/lookups';
import { formatDate, formatDateRange } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { textOr } from '@resonanz/i18n/messages';
import { FormSection } from '@resonanz/records/FormParts';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import * as css from './RequestForm.css.ts';
import type { RequestStep } from './requestForm.ts';
import { useFieldLabel } from './useFieldLabel.ts';

interface RequestAnswersProps {
  form: CampaignRequestForm;
  /** What can be done with the answers of a step. */
  action?: (step: RequestStep, title: string) => ReactNode;
  /** Level of the headings of the steps. */
  level?: 2 | 3;
}

/** All answers of a request, step by step. */
export function RequestAnswers({ form, action, level = 3 }: RequestAnswersProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const field = useFieldLabel();
  const { language } = useLanguage();
  const none = t('requestForm.none');
  const number = (value: number | null) => (value === null ? none : value.toLocaleString(language));
  const list = (values: readonly string[]) => values.join(', ') || none;
  const words = (text: string) =>
    text === '' ? (
      none
    ) : (
      <Text as="p" preservesLines>
        {text}
      </Text>
    );
  const serviceName = ({ platform, leistung }: CampaignRequestForm['services'][number]) => {
    const known = [...SERVICES[platform], ...SERVICES_FOR_ALL].find(({ value }) => value === leistung);
    return `${platform}: ${known ? label(known.labelKey) : leistung}`;
  };
  const part = (step: RequestStep, facts: ReactNode) => {
    const title = t(`requestForm.step.${step}`);
    return (
      <FormSection title={title} level={level} action={action?.(step, title)}>
        <div className={css.facts}>
          <FactList>{facts}</FactList>
        </div>
      </FormSection>
    );
  };
  const { durationMonths, productCategory, goal, kpi } = form;
  return (
    <>
      {part(
        'product',
        <>
          <Fact label={field('title')}>{form.title || none}</Fact>
          <Fact label={field('productName')}>{form.productName || none}</Fact>
          <Fact label={field('productCategory')}>{productCategory === null ? none : label(`productCategory.${productCategory}`)}</Fact>
          <Fact label={field('productLink')}>{form.productLink === '' ? none : <Link href={form.productLink}>{form.productLink}</Link>}</Fact>
          <Fact label={field('productDescription')}>{words(form.productDescription)}</Fact>
        </>,
      )}
      {part(
        'goal',
        <>
          <Fact label={field('goal')}>{goal === null ? none : t(`requestForm.goal.${goal}`)}</Fact>
          {(['reach', 'views', 'clicks', 'sales'] as const).map((each) => (
            <Fact key={each} label={field(`kpi.${each}`)}>
              {number(kpi[each])}
            </Fact>
          ))}
        </>,
      )}
      {part(
        'audience',
        <>
          <Fact label={field('targetGroups')}>{list(form.targetGroups.map((each) => label(`gender.${each}`)))}</Fact>
          <Fact label={field('ageBands')}>{list(form.ageBands.map((each) => label(`ageBand.${each}`)))}</Fact>
          <Fact label={field('countries')}>{list(form.countries.map((each) => label(`country.${each}`)))}</Fact>
          <Fact label={field('cities')}>{list(form.cities)}</Fact>
        </>,
      )}
      {part(
        'channels',
        <>
          <Fact label={field('platforms')}>{list(form.platforms)}</Fact>
          <Fact label={field('channelCount')}>{number(form.channelCount)}</Fact>
          <Fact label={t('requestForm.followers')}>
            {form.followersFrom === null && form.followersTo === null ? none : t('requestForm.fromTo', { from: number(form.followersFrom), to: number(form.followersTo) })}
          </Fact>
          <Fact label={field('services')}>{list(form.services.map(serviceName))}</Fact>
          <Fact label={field('categories')}>{list(form.categories.map((id) => textOr(label, labels, `category.${id}`, String(id))))}</Fact>
        </>,
      )}
      {part(
        'budget',
        <>
          <Fact label={field('budget')}>{form.budget === null ? none : formatMoney(form.budget, language, { currency: 'EUR', fixed: true })}</Fact>
          <Fact label={field('startDate')}>{form.startDate === null ? none : formatDate(form.startDate, language)}</Fact>
          <Fact label={field('duration')}>{durationMonths === null ? form.durationOther || none : t('requestForm.months', { count: durationMonths })}</Fact>
          <Fact label={t('requestForm.posting')}>{formatDateRange(form.postingFrom, form.postingTo, language) || none}</Fact>
        </>,
      )}
      {part(
        'briefing',
        <>
          <Fact label={field('briefingDo')}>{words(form.briefingDo)}</Fact>
          <Fact label={field('briefingDont')}>{words(form.briefingDont)}</Fact>
          <Fact label={field('hashtags')}>{form.hashtags.map((tag) => `#${tag}`).join(' ') || none}</Fact>
          <Fact label={field('buyOutMonths')}>{form.buyOutMonths === null ? t('requestForm.noBuyOut') : t('requestForm.months', { count: form.buyOutMonths })}</Fact>
          <Fact label={field('ndaRequired')}>{t(form.ndaRequired ? 'requestForm.yes' : 'requestForm.no')}</Fact>
        </>,
      )}
    </>
  );
}
