import type { LegalText } from '../LegalText.ts';

export const testerTermsEn: LegalText = {
  title: 'Conditions of participation',
  intro: 'What applies in the Testerworld.',
  sections: [
    {
      id: 'participation',
      title: 'Taking part',
      blocks: [
        'People aged 18 and over who live in Germany, Austria or Switzerland can take part. Each person has one account. Taking part is free of charge.',
      ],
    },
    {
      id: 'tests',
      title: 'Application and test',
      blocks: [
        'You apply for individual tests. There is no entitlement to a place; you always hear whether you got one.',
        'Whoever gets a place tries the product personally and answers the questionnaire by the given deadline. You may keep the product unless the test says otherwise. You do not resell it.',
      ],
    },
    {
      id: 'honesty',
      title: 'Honest reviews',
      blocks: [
        'You write what you think. A critical review brings exactly as many points as an enthusiastic one. Points are never given for a certain verdict.',
      ],
    },
    {
      id: 'points',
      title: 'Points and levels',
      blocks: [
        'Points show what you have contributed. They have no monetary value and are not paid out. A missed deadline costs points.',
      ],
    },
    {
      id: 'media',
      title: 'Pictures and videos',
      blocks: [
        'What you upload belongs to you. We show it to the brand that commissioned the test. It is shown in public only if you agree when you hand it in.',
      ],
    },
    {
      id: 'end',
      title: 'End of participation',
      blocks: [
        'You can delete your account in your profile at any time. We can block accounts that violate these conditions.',
      ],
    },
  ],
};
