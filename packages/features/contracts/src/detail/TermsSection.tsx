import type { ContractTerms } from '@resonanz/api-client/contracts';
import { Section } from '@resonanz/records/Section';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { useContractText } from '../useContractText.ts';
import * as css from './detail.css.ts';

/** What is agreed on. */
export function TermsSection({ terms }: { terms: ContractTerms }) {
  const { t, service, buyOut: sayBuyOut } = useContractText();
  const { services, buyOut, exclusivity, cancellation } = terms;
  const yesNo = (isSo: boolean) => t(isSo ? 'word.yes' : 'word.no');
  return (
    <Section title={t('contracts.terms.title')}>
      <FactList layout="grid">
        <Fact label={t('word.services')}>
          <span className={css.words}>{services.map(service).join('\n') || '–'}</span>
        </Fact>
        <Fact label={t('contracts.terms.buyOut')}>{buyOut === null ? t('word.no') : sayBuyOut(buyOut)}</Fact>
        <Fact label={t('contracts.terms.rounds')}>{terms.correctionRounds}</Fact>
        <Fact label={t('contracts.terms.paymentDays')}>{t('contracts.terms.days', { count: terms.paymentDays })}</Fact>
        <Fact label={t('contracts.terms.labellingDuty')}>{yesNo(terms.labellingDuty)}</Fact>
        <Fact label={t('contracts.terms.penalty')}>{yesNo(terms.penalty)}</Fact>
        <Fact label={t('contracts.terms.exclusivity')}>
          {exclusivity === '' ? t('word.no') : <span className={css.words}>{exclusivity}</span>}
        </Fact>
        <Fact label={t('contracts.terms.cancellation')}>
          {cancellation === '' ? t('contracts.terms.byLaw') : <span className={css.words}>{cancellation}</span>}
        </Fact>
      </FactList>
    </Section>
  );
}
