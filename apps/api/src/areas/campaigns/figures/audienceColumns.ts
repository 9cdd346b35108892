import type { ChannelAudience } from '../../figures/door.ts';

/** The column of an entry that holds each share of an audience. */
export const audienceColumns = {
  germany: 'germany',
  austria: 'austria',
  switzerland: 'switzerland',
  until18: 'until_18',
  age18To24: 'age_18_to_24',
  age25To34: 'age_25_to_34',
  age35To44: 'age_35_to_44',
  age45To54: 'age_45_to_54',
  age55To64: 'age_55_to_64',
  above64: 'above_64',
  genderMale: 'gender_male',
  genderFemale: 'gender_female',
} as const satisfies Readonly<Record<keyof ChannelAudience, string>>;
