import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { Button } from '../Button/Button.tsx';
import { Radio } from '../RadioGroup/Radio.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const texts = storyWords({
  contactPerson: ['Ansprechperson', 'Contact person'],
  phone: ['Telefon', 'Phone'],
  pleaseEnterTheName: ['Bitte den Namen der Marke eingeben.', 'Please enter the name of the brand.'],
  pleaseChooseAPlatform: ['Bitte eine Plattform wählen.', 'Please choose a platform.'],
  pleaseEnterABudget: ['Bitte ein Budget eingeben.', 'Please enter a budget.'],
  brand: ['Marke', 'Brand'],
  threeEntriesAreMissing: ['3 Angaben fehlen noch', '3 entries are missing'],
  twoEntriesAreMissing: ['2 Angaben fehlen noch', '2 entries are missing'],
  pleaseEnterAGerman: ['Bitte eine deutsche Nummer eingeben.', 'Please enter a German number.'],
  phoneOptional: ['Telefon freiwillig', 'Phone optional'],
  account: ['Konto', 'Account'],
  thisAddressAlreadyHas: ['Diese Adresse hat schon ein Konto.', 'This address already has an account.'],
  createAccount: ['Konto anlegen', 'Create account'],
  pleaseEnterAComplete: ['Bitte eine vollständige E-Mail-Adresse eingeben.', 'Please enter a complete e-mail address.'],
  notification: ['Benachrichtigung', 'Notification'],
  notificationOfCooperationRequests: [
    'Zusammenarbeits\u00adanfragen\u00adbenachrichtigung',
    'Notification of cooperation requests',
  ],
  notAValidNotification: ['Keine gültige Benachrichtigungs\u00adadresse.', 'Not a valid notification address.'],
  planningOfPublications: ['Veröffentlichungs\u00adplanung', 'Planning of publications'],
  theDateIsIn: ['Das Datum liegt in der Vergangenheit.', 'The date is in the past.'],
  applyTheNotificationSettings: ['Benachrichtigungs\u00adeinstellungen übernehmen', 'Apply the notification settings'],
  optional: ['freiwillig', 'optional'],
});

const send = (
  <Button key="send" type="submit" variant="solid">
    {shared.send}
  </Button>
);

const meta = {
  title: 'UI/Forms/Form',
  component: Form,
  args: {
    'aria-label': texts.contactPerson,
    optionalLabel: texts.optional,
    onSubmit: fn(),
    children: [
      <TextField key="name" name="name" label="Name" isRequired />,
      <TextField key="phone" name="phone" label={texts.phone} />,
      send,
    ],
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Enter in a field sends the form. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Lena Hartwig{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: shared.send })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

const QUESTIONS = {
  brand: texts.pleaseEnterTheName,
  platform: texts.pleaseChooseAPlatform,
  budget: texts.pleaseEnterABudget,
} as const;

/** Checks everything when it is sent, as an app would with its validators. */
function CampaignForm({ hasSummary = false, onSend }: { hasSummary?: boolean; onSend?: () => void }) {
  const [isChecked, setChecked] = useState(false);
  const [brand, setBrand] = useState('');
  const [platform, setPlatform] = useState<string | null>(null);
  const [budget, setBudget] = useState('');
  const errorOf = (name: keyof typeof QUESTIONS, value: string | null) => isChecked && !value && QUESTIONS[name];
  return (
    <Form
      aria-label={shared.campaign}
      {...(hasSummary && {
        summaryTitle: (errors: number) => both(`${errors} Angaben fehlen noch`, `${errors} entries are missing`),
      })}
      onSubmit={() => {
        setChecked(true);
        if (brand && platform && budget) onSend?.();
      }}
    >
      <TextField
        label={texts.brand}
        value={brand}
        onChange={setBrand}
        errorMessage={errorOf('brand', brand)}
        isRequired
      />
      <RadioGroup
        label={shared.platform}
        value={platform}
        onChange={setPlatform}
        errorMessage={errorOf('platform', platform)}
        isRequired
      >
        <Radio value="instagram">Instagram</Radio>
        <Radio value="tiktok">TikTok</Radio>
      </RadioGroup>
      <TextField
        label="Budget"
        unit="€"
        value={budget}
        onChange={setBudget}
        errorMessage={errorOf('budget', budget)}
        isRequired
      />
      {send}
    </Form>
  );
}

/** After an attempt that failed the focus stands in the first invalid field; a group is entered at its first choice. */
export const FirstInvalidField: Story = {
  render: () => <CampaignForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: shared.send }));
    const brand = canvas.getByRole('textbox', { name: texts.brand });
    await waitFor(() => expect(brand).toHaveFocus());
    await expect(brand).toHaveAccessibleDescription(texts.pleaseEnterTheName);
    await userEvent.keyboard('Lindenblatt{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Instagram' })).toHaveFocus());
  },
};

/** From two errors on they are listed above the fields; each line leads to its field and goes when that is mended. */
export const ErrorSummary: Story = {
  render: () => <CampaignForm hasSummary />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: texts.brand }));
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('group', { name: texts.threeEntriesAreMissing });
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.threeEntriesAreMissing);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.brand })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Budget' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Budget' })).toHaveFocus();
    await userEvent.keyboard('5.000');
    await waitFor(() => expect(summary).toHaveAccessibleName(texts.twoEntriesAreMissing));
    await userEvent.click(canvas.getByRole('link', { name: shared.platform }));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(summary).not.toBeInTheDocument());
  },
};

/** What the server found wrong stands at its field until the field changes. */
export const ServerErrors: Story = {
  args: { validationErrors: { phone: texts.pleaseEnterAGerman } },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: texts.phoneOptional });
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveAccessibleDescription(texts.pleaseEnterAGerman);
    await userEvent.type(phone, '0');
    await expect(phone).toBeValid();
  },
};

function ServerForm() {
  const [errors, setErrors] = useState<Record<string, string>>();
  return (
    <Form
      aria-label={texts.account}
      validationErrors={errors}
      onSubmit={async () => {
        setErrors(undefined);
        await new Promise((answer) => setTimeout(answer, 200));
        setErrors({ mail: texts.thisAddressAlreadyHas });
      }}
    >
      {({ isPending }) => (
        <>
          <TextField name="name" label="Name" defaultValue="Lena Hartwig" isRequired />
          <TextField
            name="mail"
            type="email"
            label={shared.eMailAddress}
            defaultValue="lena@lindenblatt.example"
            isRequired
          />
          <Button type="submit" variant="solid" isPending={isPending}>
            {texts.createAccount}
          </Button>
        </>
      )}
    </Form>
  );
}

/**
 * Until the promise of `onSubmit` settles the form is busy and cannot be submitted again; then the invalid field has
 * the focus.
 */
export const Pending: Story = {
  render: () => <ServerForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.createAccount }));
    await expect(canvas.getByRole('form', { name: texts.account })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: texts.createAccount })).toHaveAttribute('aria-busy', 'true');
    const mail = canvas.getByRole('textbox', { name: shared.eMailAddress });
    await waitFor(() => expect(mail).toHaveFocus());
    await expect(mail).toHaveAccessibleDescription(texts.thisAddressAlreadyHas);
    await expect(canvas.getByRole('form', { name: texts.account })).not.toHaveAttribute('aria-busy');
  },
};

function AddressForm() {
  const [error, setError] = useState('');
  const check = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const mail = currentTarget.elements.namedItem('mail');
    const isWrong = mail instanceof HTMLInputElement && mail.validity.typeMismatch;
    setError(isWrong ? texts.pleaseEnterAComplete : '');
  };
  return (
    <Form aria-label={texts.notification} onSubmit={check}>
      <TextField
        name="mail"
        type="email"
        label={shared.eMailAddress}
        defaultValue="lena@"
        errorMessage={error}
        isRequired
      />
      {send}
    </Form>
  );
}

/** The browser's own rules decide, the words are the app's. */
export const BrowserRules: Story = {
  render: () => <AddressForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: shared.send }));
    const mail = canvas.getByRole('textbox', { name: shared.eMailAddress });
    await waitFor(() => expect(mail).toHaveFocus());
    await expect(mail).toBeInvalid();
    await userEvent.keyboard('{End}lindenblatt.example{Enter}');
    await waitFor(() => expect(mail).toBeValid());
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Form
        aria-label={shared.unbreakableSettings}
        optionalLabel={texts.optional}
        summaryTitle={(errors) =>
          both(
            `${errors} Benachrichtigungs\u00adeinstellungen stimmen nicht`,
            `${errors} notification settings are wrong`,
          )
        }
      >
        <TextField label={texts.notificationOfCooperationRequests} errorMessage={texts.notAValidNotification} />
        <TextField label={texts.planningOfPublications} errorMessage={texts.theDateIsIn} />
        <Button type="submit" variant="solid" isFullWidth>
          {texts.applyTheNotificationSettings}
        </Button>
      </Form>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findAllByRole('link')).toHaveLength(2);
  },
};
