import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { inGerman } from '../page/inGerman.ts';
import { entryFamilies, textFamilies, type RuleFamily } from './families.ts';
import { LiveCheck, LiveEntry } from './LiveCheck.tsx';
import { LiveFile } from './LiveFile.tsx';
import { PasswordRules as PasswordRuleList } from './PasswordRules.tsx';

const words = storyWords({
  output: ['Ausgabe', 'Output'],
  example2: ['Beispiel 2', 'Example 2'],
  atLeastOneSpecial: ['Mindestens ein Sonderzeichen', 'At least one special character'],
});

const meta = {
  title: 'Foundations/Validators',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** What the answer shows: the codes in their order, or the canonical output. */
interface Answer {
  codes?: readonly string[];
  output?: string;
}

async function expectAnswer(canvas: Canvas, { codes = [], output }: Answer): Promise<void> {
  const rows = canvas.queryAllByRole('row').slice(1);
  await expect(rows.map((row) => row.querySelector('th, td')?.textContent)).toEqual(codes);
  if (output !== undefined) await expect(canvas.getByText(words.output).nextElementSibling).toHaveTextContent(output);
}

/** A field for one rule: what stands there is rejected with these codes, and the text gives that output. */
function textStory(family: RuleFamily, codes: readonly string[], [text, output]: readonly [string, string]): Story {
  return {
    render: () => <LiveCheck {...family} />,
    play: inGerman(async ({ canvas, userEvent }) => {
      await expectAnswer(canvas, { codes });
      const field = canvas.getByRole('textbox', { name: 'Text' });
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expectAnswer(canvas, { output });
    }),
  };
}

/** A field for one entry: the first example is rejected with these codes, the second gives that output. */
function entryStory(family: RuleFamily, codes: readonly string[], output: string): Story {
  return {
    render: () => <LiveEntry {...family} />,
    play: inGerman(async ({ canvas, userEvent }) => {
      await expectAnswer(canvas, { codes });
      await userEvent.click(canvas.getByRole('button', { name: words.example2 }));
      await expectAnswer(canvas, { output });
    }),
  };
}

export const Password = textStory(
  textFamilies.password,
  ['passwordUppercase', 'passwordSpecial'],
  ['Resonanz!', "'Resonanz!'"],
);
export const PasswordRules: Story = {
  render: () => <PasswordRuleList />,
  play: inGerman(async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(shared.password, { selector: 'input' }), 'Resonanz');
    await expect(canvas.getByText(words.atLeastOneSpecial)).toBeVisible();
  }),
};
export const Email: Story = {
  ...textStory(textFamilies.email, ['emailInvalid'], ['name@company.com', "'name@company.com'"]),
  name: 'E-mail',
};
export const Phone = textStory(textFamilies.phone, [], ['0049 (0)40 123456', "'+4940123456'"]);
export const PhoneOfAnotherCountry = textStory(textFamilies.phoneAbroad, [], ['+43 1 234567', "'+431234567'"]);
export const Url: Story = {
  ...textStory(textFamilies.url, ['urlInvalid'], ['Company.com', "'https://company.com/'"]),
  name: 'URL',
};
export const SocialUrl: Story = {
  ...textStory(textFamilies.socialUrl, [], ['x.com/lena', "platform: 'Twitter'"]),
  name: 'Social URL',
};
export const DateText = textStory(textFamilies.dateText, [], ['2026', "'2026'"]);
export const StoredDate = textStory(textFamilies.storedDate, ['wrongDateFormate'], ['28.02.2026', "'2026-02-28'"]);
export const CalendarDate = textStory(textFamilies.calendarDate, ['wrongDateFormate'], ['2026-02-28', "'2026-02-28'"]);
export const FreeText = textStory(
  textFamilies.freeText,
  ['startsWithOrEndsWithSpace', 'containsHtml', 'htmlCharacterEntityValue'],
  ['3 < 5', "'3 < 5'"],
);
export const NameWithNumbers = textStory(textFamilies.name, [], ['4711', "'4711'"]);
export const Digits = textStory(textFamilies.digits, ['digitsOnly', 'textTooLong'], ['20095', "'20095'"]);
export const WholeNumber = textStory(textFamilies.wholeNumber, ['digitsOnly'], ['1000', '1000']);
export const Amount = textStory(textFamilies.amount, ['amountInvalid'], ['1500,5', '1500.5']);
export const Iban: Story = {
  ...textStory(textFamilies.iban, ['ibanInvalid'], ['de89370400440532013000', "'DE89370400440532013000'"]),
  name: 'IBAN',
};

export const Files: Story = {
  render: () => <LiveFile />,
  play: inGerman(async ({ canvas, userEvent }) => {
    await expectAnswer(canvas, { codes: ['fileContentMismatch'] });
    await userEvent.click(canvas.getByRole('button', { name: 'portrait.png' }));
    await expectAnswer(canvas, { output: 'portrait.png' });
    await userEvent.click(canvas.getByRole('button', { name: 'setup.exe.png' }));
    await expectAnswer(canvas, { codes: ['fileExecutable'] });
  }),
};

export const PasswordPair = entryStory(
  entryFamilies.passwordPair,
  ['passwordUppercase', 'passwordSpecial', 'passwordMismatch'],
  "password: 'Resonanz!2026'",
);
export const Feedback = entryStory(
  entryFamilies.feedback,
  ['required', 'required', 'required'],
  "{ name: '', title: 'Liste', message: 'Sehr schnell.', isAnonymous: true }",
);
export const DeclineReason = entryStory(
  entryFamilies.declineReason,
  ['declineTextRequired'],
  '{ brandDeclineReason: 4 }',
);
export const ChannelForm = entryStory(
  entryFamilies.channelForm,
  ['channelPlatformMismatch', 'digitsOnly'],
  "handle: 'Lena kocht'",
);
export const CampaignForm = entryStory(
  entryFamilies.campaignForm,
  ['required', 'endBeforeStart', 'amountInvalid', 'choiceInvalid'],
  'budget: 1500.5',
);
export const SignUp = entryStory(
  entryFamilies.signUp,
  ['containsHtml', 'emailInvalid', 'passwordMismatch', 'germanPhoneNumber', 'termsRequired'],
  "phone: '+431234567'",
);
export const SignUpByToken = entryStory(entryFamilies.signUpByToken, ['required'], "contactPerson: 'Lena Hartwig'");
