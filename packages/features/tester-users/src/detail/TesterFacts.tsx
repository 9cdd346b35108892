import type { TesterUserDetail } from '@resonanz/api-client/testers';
import { MailLink, PhoneLink } from '@resonanz/records/contactLinks';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { useTesterText } from '../useTesterText.ts';

/** Who a tester is, how the household lives, and what interests it. */
export function TesterFacts({ tester }: { tester: TesterUserDetail }) {
  const { t, labelled, word, words, number, percent, day, yesOrNo } = useTesterText();
  const years = (tester.childBirthYears ?? []).join(', ');
  return (
    <FactList layout="grid">
      <Fact label={t('word.emailAddress')}>
        <MailLink address={tester.username} />
      </Fact>
      <Fact label={t('word.phone')}>{tester.phone === null ? '–' : <PhoneLink number={tester.phone} />}</Fact>
      <Fact label={t('word.language')}>{t(`testerUsers.language.${tester.defaultLanguage}`)}</Fact>
      <Fact label={t('word.age')}>{number(tester.age)}</Fact>
      {tester.dob !== null && tester.dob !== undefined && (
        <Fact label={t('testerUsers.field.dob')}>{day(tester.dob)}</Fact>
      )}
      <Fact label={t('testerUsers.field.gender')}>{labelled('gender', tester.gender)}</Fact>
      <Fact label={t('word.place')}>{tester.city ?? '–'}</Fact>
      <Fact label={t('testerUsers.field.federalState')}>{labelled('federalState', tester.federalState)}</Fact>
      <Fact label={t('word.country')}>{labelled('country', tester.country)}</Fact>
      <Fact label={t('testerUsers.field.createdAt')}>{day(tester.createdAt)}</Fact>
      <Fact label={t('testerUsers.field.householdSize')}>{number(tester.householdSize)}</Fact>
      <Fact label={t('testerUsers.field.children')}>{number(tester.children)}</Fact>
      {years !== '' && <Fact label={t('testerUsers.field.childBirthYears')}>{years}</Fact>}
      <Fact label={t('testerUsers.field.pets')}>{words('pet', tester.pets)}</Fact>
      <Fact label={t('testerUsers.field.nourishment')}>{word('nourishment', tester.nourishment)}</Fact>
      <Fact label={t('testerUsers.field.maritalStatus')}>{word('relationshipStatus', tester.maritalStatus)}</Fact>
      <Fact label={t('testerUsers.field.profession')}>{word('profession', tester.profession)}</Fact>
      <Fact label={t('testerUsers.field.training')}>{word('training', tester.training)}</Fact>
      <Fact label={t('testerUsers.field.categories')}>{words('testerCategory', tester.categories)}</Fact>
      <Fact label={t('testerUsers.field.platforms')}>{(tester.platforms ?? []).join(', ') || '–'}</Fact>
      <Fact label={t('testerUsers.field.ugcCampaign')}>{yesOrNo(tester.ugcCampaign)}</Fact>
      <Fact label={t('testerUsers.field.regionalTests')}>{yesOrNo(tester.regionalTests)}</Fact>
      <Fact label={t('testerUsers.field.testsDone')}>{number(tester.testsDone)}</Fact>
      <Fact label={t('testerUsers.field.punctuality')}>{percent(tester.punctuality)}</Fact>
    </FactList>
  );
}
