import type { ReactNode } from 'react';
import type { CampaignRequestForm } from '@resonanz/api-client/campaignRequests';
import { labels } from '@resonanz/domain/labels';
import { SERVICES, SERVICES_FOR_ALL } from '@resonanz/domain/lookups';
import { formatDate, formatDateRange } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import * as css from './RequestForm.css.ts';
import type { RequestField, RequestStep } from './requestForm.ts';
import { useFieldLabel } from './useFieldLabel.ts';

interface RequestAnswersProps {
  form: CampaignRequestForm;
  /** What can be done with the answers of a step. */
  action?: (step: RequestStep, title: string) => ReactNode;
  /** What stands in the place of an answer that is missing or wrong, and leads to its field. */
  errorOf?: (field: RequestField, label: string) => ReactNode;
  /** Level of the headings of the steps. */
  level?: 2 | 3;
}

/** All answers of a request, step by step. */
export function RequestAnswers({ form, action, errorOf, level = 3 }: RequestAnswersProps) {
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
  const serviceName = ({ platform, service }: CampaignRequestForm['services'][number]) => {
    const known = [...SERVICES[platform], ...SERVICES_FOR_ALL].find(({ value }) => value === service);
    return `${platform}: ${known ? label(known.labelKey) : service}`;
  };
  const part = (step: RequestStep, facts: ReactNode) => {
    const title = t(`requestForm.step.${step}`);
    return (
      <FormSection title={title} level={level} action={action?.(step, title)}>
        <div className={css.facts}>
          <FactList layout="grid">{facts}</FactList>
        </div>
      </FormSection>
    );
  };
  const { durationMonths, productCategory, goal, kpi } = form;
  const answer = (name: RequestField, value: ReactNode) => (
    <Fact label={field(name)}>{errorOf?.(name, field(name)) ?? value}</Fact>
  );
  return (
    <>
      {part(
        'product',
        <>
          {answer('title', form.title || none)}
          {answer('productName', form.productName || none)}
          {answer('productCategory', productCategory === null ? none : label(`productCategory.${productCategory}`))}
          {answer(
            'productLink',
            form.productLink === '' ? none : <Link href={form.productLink}>{form.productLink}</Link>,
          )}
          {answer('productDescription', words(form.productDescription))}
        </>,
      )}
      {part(
        'goal',
        <>
          {answer('goal', goal === null ? none : t(`requestForm.goal.${goal}`))}
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
          {answer('targetGroups', list(form.targetGroups.map((each) => label(`gender.${each}`))))}
          {answer('ageBands', list(form.ageBands.map((each) => label(`ageBand.${each}`))))}
          {answer('countries', list(form.countries.map((each) => label(`country.${each}`))))}
          {answer('cities', list(form.cities))}
        </>,
      )}
      {part(
        'channels',
        <>
          {answer('platforms', list(form.platforms))}
          {answer('channelCount', number(form.channelCount))}
          <Fact label={t('requestForm.followers')}>
            {form.followersFrom === null && form.followersTo === null
              ? none
              : t('requestForm.fromTo', { from: number(form.followersFrom), to: number(form.followersTo) })}
          </Fact>
          {answer('services', list(form.services.map(serviceName)))}
          {answer('categories', list(form.categories.map((id) => textOr(label, labels, `category.${id}`, String(id)))))}
        </>,
      )}
      {part(
        'budget',
        <>
          {answer('budget', form.budget === null ? none : formatMoney(form.budget, language, { currency: 'EUR' }))}
          {answer('startDate', form.startDate === null ? none : formatDate(form.startDate, language))}
          {answer(
            'duration',
            durationMonths === null ? form.durationOther || none : t('requestForm.months', { count: durationMonths }),
          )}
          <Fact label={t('requestForm.posting')}>
            {formatDateRange(form.postingFrom, form.postingTo, language) || none}
          </Fact>
        </>,
      )}
      {part(
        'briefing',
        <>
          {answer('briefingDo', words(form.briefingDo))}
          {answer('briefingDont', words(form.briefingDont))}
          {answer('hashtags', form.hashtags.map((tag) => `#${tag}`).join(' ') || none)}
          {answer(
            'buyOutMonths',
            form.buyOutMonths === null
              ? t('requestForm.noBuyOut')
              : t('requestForm.months', { count: form.buyOutMonths }),
          )}
          {answer('ndaRequired', t(form.ndaRequired ? 'word.yes' : 'word.no'))}
        </>,
      )}
    </>
  );
}
