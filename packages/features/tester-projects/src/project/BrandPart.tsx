import type { TesterProjectDetail } from '@resonanz/api-client/testerProjects';
import { testerPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useInLanguage } from '../useInLanguage.ts';
import * as css from './projectPage.css.ts';

interface BrandPartProps {
  brand: NonNullable<TesterProjectDetail['brand']>;
  /** For staff, whom nothing leads to the pages of testers. */
  isPreview?: boolean;
}

/** Whose product is tested. */
export function BrandPart({ brand, isPreview = false }: BrandPartProps) {
  const t = useMessages(messages);
  const inLanguage = useInLanguage();
  return (
    <div className={css.brand}>
      {brand.picture !== null && <img className={css.logo} src={brand.picture} alt="" loading="lazy" />}
      <Text as="p" tone="secondary">
        {`${inLanguage(brand.textDe, brand.textEn)} ${t('testerProjects.brand.tests', { count: brand.tests })}`.trim()}
      </Text>
      <Inline space={6}>
        {!isPreview && (
          <Link variant="standalone" href={`${testerPaths.projects()}?brand=${brand.brandId}`}>
            {t('testerProjects.brand.more')}
          </Link>
        )}
        {brand.link !== null && (
          <Link variant="standalone" href={brand.link} target="_blank">
            {t('testerProjects.brand.website')}
          </Link>
        )}
      </Inline>
    </div>
  );
}
