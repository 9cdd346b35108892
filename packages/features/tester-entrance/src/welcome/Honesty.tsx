import { testerPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import * as css from './Honesty.css.ts';

const RULES = [1, 2, 3] as const;

/** What counts for reviews, pictures and points, in the words of the conditions of participation. */
export function Honesty() {
  const t = useMessages(messages);
  return (
    <section className={css.honesty} aria-labelledby="honest-title">
      <div className={css.words}>
        <h2 className={css.claim} id="honest-title">
          {t('entrance.honest')}
        </h2>
        <Text as="p" tone="secondary">
          {t('entrance.honestText')}
        </Text>
        <Link href={testerPaths.terms()}>{t('entrance.readTerms')}</Link>
      </div>
      <ul className={css.rules}>
        {RULES.map((rule) => (
          <li key={rule} className={css.rule}>
            <Heading level={3} variant="section">
              {t(`entrance.honest${rule}`)}
            </Heading>
            <Text as="p" tone="secondary">
              {t(`entrance.honest${rule}Text`)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
