import { useLanguage } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';

/** Name of a region, in the language of the reader. */
export function useRegionName(): (id: number) => string {
  const { language } = useLanguage();
  const { regions } = useSession();
  return (id) => {
    const region = regions.find(({ regionId }) => regionId === id);
    return region === undefined ? `#${id}` : language === 'de' ? region.nameDe : region.nameEn;
  };
}
