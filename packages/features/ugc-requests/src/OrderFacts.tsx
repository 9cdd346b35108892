import type { UgcRequest } from '@resonanz/api-client/ugcRequests';
import { formatDate } from '@resonanz/formatters/date';
import { FileTiles } from '@resonanz/records/FileTiles';
import { Section } from '@resonanz/records/Section';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import * as css from './layout.css.ts';
import { useUgcText } from './useUgcText.ts';

const EXTRAS = ['subtitles', 'music', 'professionalPhotos'] as const;
const TEXTS = ['productDescription', 'briefing', 'creatorWishes', 'script'] as const;

/** The answers of a brand: short ones as facts, long ones as texts, and the pictures of the product. */
export function OrderFacts({ request: { order, media } }: { request: UgcRequest }) {
  const { t, language, length, languages, duration, variants } = useUgcText();
  const extras = EXTRAS.filter((extra) => order[extra]).map((extra) => t(`ugcRequests.field.${extra}`));
  return (
    <Section title={t('ugcRequests.view.order')}>
      <FactList>
        <Fact label={t('ugcRequests.field.videoCount')}>{order.videoCount}</Fact>
        <Fact label={t('ugcRequests.field.length')}>{length(order)}</Fact>
        <Fact label={t('ugcRequests.field.startVariants')}>{variants(order.startVariants)}</Fact>
        <Fact label={t('ugcRequests.view.extras')}>{extras.length === 0 ? '–' : extras.join(', ')}</Fact>
        <Fact label={t('ugcRequests.field.languages')}>{languages(order.languages) || '–'}</Fact>
        <Fact label={t('ugcRequests.field.format')}>{t(`ugcRequests.format.${order.format}`)}</Fact>
        <Fact label={t('ugcRequests.field.style')}>{t(`ugcRequests.style.${order.style}`)}</Fact>
        {order.targetGroups.length > 0 && (
          <Fact label={t('ugcRequests.field.targetGroups')}>
            {order.targetGroups.map((group) => t(`ugcRequests.group.${group}`)).join(', ')}
          </Fact>
        )}
        <Fact label={t('ugcRequests.field.deliveryDate')}>
          {order.deliveryDate === null ? '–' : formatDate(order.deliveryDate, language)}
        </Fact>
        <Fact label={t('ugcRequests.field.duration')}>{duration(order.duration)}</Fact>
        <Fact label={t('ugcRequests.view.shipping')}>
          {t(order.shipsProduct ? 'ugcRequests.view.ships' : 'ugcRequests.view.shipsNot')}
        </Fact>
        {order.productLink !== '' && (
          <Fact label={t('ugcRequests.field.productLink')}>
            <Link href={order.productLink} target="_blank">
              {order.productLink}
            </Link>
          </Fact>
        )}
      </FactList>
      {TEXTS.filter((text) => order[text] !== '').map((text) => (
        <div key={text}>
          <Heading level={3}>{t(`ugcRequests.field.${text}`)}</Heading>
          <p className={css.words}>{order[text]}</p>
        </div>
      ))}
      {media.length > 0 && (
        <div>
          <Heading level={3}>{t('ugcRequests.form.media')}</Heading>
          <FileTiles title={t('ugcRequests.form.media')} files={media} />
        </div>
      )}
    </Section>
  );
}
