import { berlinDay } from '@resonanz/domain/berlinDay';
import { COUNTRIES, FEDERAL_STATES } from '@resonanz/domain/lookups';
import { TARGET_GROUPS } from '@resonanz/domain/people';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { type OptionId, Select } from '@resonanz/ui/Select';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { useTesterText } from '../useTesterText.ts';
import type { TesterDraft } from './testerDraft.ts';

/** The longest texts, as the contract has them. */
const LIMITS = { name: 100, email: 254, phone: 40, city: 100 } as const;

const NOTHING = 'none';
const LANGUAGES = ['DE', 'EN'] as const;

/** What a part of the form is given. */
export interface FieldsProps {
  draft: TesterDraft;
  change: (values: Partial<TesterDraft>) => void;
}

interface ChoiceProps<Id extends OptionId> {
  label: string;
  name: string;
  values: readonly Id[];
  say: (value: Id) => string;
  value: Id | null;
  onChange: (value: Id | null) => void;
}

/** One of some values, or nothing said. */
export function Choice<Id extends OptionId>({ label, name, values, say, value, onChange }: ChoiceProps<Id>) {
  const { t } = useTesterText();
  return (
    <Select
      label={label}
      name={name}
      items={[{ id: NOTHING, label: t('testerUsers.notStated') }, ...values.map((id) => ({ id, label: say(id) }))]}
      selectedId={value ?? NOTHING}
      onSelectionChange={(id) => onChange(values.find((each) => each === id) ?? null)}
    />
  );
}

/** Who it is, and where. */
export function PersonFields({ draft, change, isNew }: FieldsProps & { isNew: boolean }) {
  const { t, labelled } = useTesterText();
  const line = (name: 'firstName' | 'lastName' | 'username' | 'phone' | 'city', label: string, maxLength: number) => ({
    label,
    name,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    maxLength,
  });
  const { country, dob } = draft;
  return (
    <>
      {isNew && <Text as="p">{t('testerUsers.addText')}</Text>}
      <TextField {...line('firstName', t('testerUsers.field.firstName'), LIMITS.name)} isRequired autoFocus />
      <TextField {...line('lastName', t('testerUsers.field.lastName'), LIMITS.name)} isRequired />
      <TextField
        {...line('username', t('word.emailAddress'), LIMITS.email)}
        type="email"
        isRequired
        {...(!isNew && { description: t('testerUsers.emailHint') })}
      />
      <TextField {...line('phone', t('word.phone'), LIMITS.phone)} type="tel" />
      <Select
        label={t('word.language')}
        name="defaultLanguage"
        items={LANGUAGES.map((id) => ({ id, label: t(`testerUsers.language.${id}`) }))}
        selectedId={draft.defaultLanguage}
        onSelectionChange={(defaultLanguage) => change({ defaultLanguage })}
      />
      <Choice
        label={t('testerUsers.field.gender')}
        name="gender"
        values={TARGET_GROUPS}
        say={(id) => labelled('gender', id)}
        value={draft.gender}
        onChange={(gender) => change({ gender })}
      />
      <DatePicker
        label={t('testerUsers.field.dob')}
        name="dob"
        value={dob}
        onChange={(value) => change({ dob: value })}
        maxValue={berlinDay(new Date())}
        unavailableMessage={t('testerUsers.fieldError.outOfRange')}
        incompleteMessage={t('testerUsers.dateIncomplete')}
        clearLabel={t('testerUsers.clearDob')}
      />
      <Choice
        label={t('word.country')}
        name="country"
        values={COUNTRIES}
        say={(id) => labelled('country', id)}
        value={country}
        onChange={(chosen) => change({ country: chosen, federalState: null })}
      />
      {country !== null && (
        <Choice
          label={t('testerUsers.field.federalState')}
          name="federalState"
          values={FEDERAL_STATES[country] as readonly string[]}
          say={(id) => labelled('federalState', id)}
          value={draft.federalState}
          onChange={(federalState) => change({ federalState })}
        />
      )}
      <TextField {...line('city', t('word.place'), LIMITS.city)} />
    </>
  );
}
