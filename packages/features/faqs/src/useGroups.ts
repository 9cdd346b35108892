import { useQuery } from '@tanstack/react-query';
import { type FaqGroup, faqQueries } from '@resonanz/api-client/faqs';
import { useApi } from '@resonanz/api-client/react';
import { useLanguage } from '@resonanz/i18n/react';

/** The groups as choices in the reader's language, with what they were read from. */
export function useGroups() {
  const { language } = useLanguage();
  const query = useQuery(faqQueries(useApi()).groups());
  const nameOf = ({ nameDe, nameEn }: FaqGroup) => (language === 'de' ? nameDe : nameEn);
  return {
    query,
    groups: query.data ?? [],
    nameOf,
    choices: (query.data ?? []).map((group) => ({ id: group.faqGroupId, label: nameOf(group) })),
  };
}
