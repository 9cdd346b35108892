import type { TesterUserDetail } from '@resonanz/api-client/testers';
import { Section } from '@resonanz/records/Section';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { useTesterText } from '../useTesterText.ts';

/** What a tester agreed to, when and in which version, and how the newsletter stands. */
export function Consents({ tester: { consents, newsletter } }: { tester: TesterUserDetail }) {
  const { t, day } = useTesterText();
  return (
    <Section title={t('testerUsers.consents.title')}>
      <FactList layout="grid">
        <Fact label={t('testerUsers.consents.newsletter')}>{t(`testerUsers.newsletter.${newsletter}`)}</Fact>
        {consents.map(({ kind, version, givenAt }) => (
          <Fact key={`${kind} ${givenAt}`} label={t(`testerUsers.consent.${kind}`)}>
            {t('testerUsers.consents.given', { day: day(givenAt), version: day(version) })}
          </Fact>
        ))}
      </FactList>
    </Section>
  );
}
