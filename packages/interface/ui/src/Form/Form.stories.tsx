import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Radio } from '../RadioGroup/Radio.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const send = (
  <Button key="send" type="submit" variant="solid">
    Senden
  </Button>
);

const meta = {
  title: 'UI/Forms/Form',
  component: Form,
  args: {
    'aria-label': 'Ansprechperson',
    optionalLabel: 'freiwillig',
    onSubmit: fn(),
    children: [
      <TextField key="name" name="name" label="Name" isRequired />,
      <TextField key="phone" name="phone" label="Telefon" />,
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
    await expect(canvas.getByRole('button', { name: 'Senden' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

const QUESTIONS = {
  brand: 'Bitte den Namen der Marke eingeben.',
  platform: 'Bitte eine Plattform wählen.',
  budget: 'Bitte ein Budget eingeben.',
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
      aria-label="Kampagne"
      {...(hasSummary && { summaryTitle: (errors: number) => `${errors} Angaben fehlen noch` })}
      onSubmit={() => {
        setChecked(true);
        if (brand && platform && budget) onSend?.();
      }}
    >
      <TextField label="Marke" value={brand} onChange={setBrand} errorMessage={errorOf('brand', brand)} isRequired />
      <RadioGroup
        label="Plattform"
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
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
    const brand = canvas.getByRole('textbox', { name: 'Marke' });
    await waitFor(() => expect(brand).toHaveFocus());
    await expect(brand).toHaveAccessibleDescription('Bitte den Namen der Marke eingeben.');
    await userEvent.keyboard('Lindenblatt{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Instagram' })).toHaveFocus());
  },
};

/** From two errors on they are listed above the fields; each line leads to its field and goes when that is mended. */
export const ErrorSummary: Story = {
  render: () => <CampaignForm hasSummary />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Marke' }));
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('group', { name: '3 Angaben fehlen noch' });
    await expect(canvas.getByRole('status')).toHaveTextContent('3 Angaben fehlen noch');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Marke' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Budget' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Budget' })).toHaveFocus();
    await userEvent.keyboard('5.000');
    await waitFor(() => expect(summary).toHaveAccessibleName('2 Angaben fehlen noch'));
    await userEvent.click(canvas.getByRole('link', { name: 'Plattform' }));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(summary).not.toBeInTheDocument());
  },
};

/** What the server found wrong stands at its field until the field changes. */
export const ServerErrors: Story = {
  args: { validationErrors: { phone: 'Bitte eine deutsche Nummer eingeben.' } },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Telefon freiwillig' });
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveAccessibleDescription('Bitte eine deutsche Nummer eingeben.');
    await userEvent.type(phone, '0');
    await expect(phone).toBeValid();
  },
};

function ServerForm() {
  const [errors, setErrors] = useState<Record<string, string>>();
  return (
    <Form
      aria-label="Konto"
      validationErrors={errors}
      onSubmit={async () => {
        setErrors(undefined);
        await new Promise((answer) => setTimeout(answer, 200));
        setErrors({ mail: 'Diese Adresse hat schon ein Konto.' });
      }}
    >
      {({ isPending }) => (
        <>
          <TextField name="name" label="Name" defaultValue="Lena Hartwig" isRequired />
          <TextField
            name="mail"
            type="email"
            label="E-Mail-Adresse"
            defaultValue="lena@lindenblatt.example"
            isRequired
          />
          <Button type="submit" variant="solid" isPending={isPending}>
            Konto anlegen
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
    await userEvent.click(canvas.getByRole('button', { name: 'Konto anlegen' }));
    await expect(canvas.getByRole('form', { name: 'Konto' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Konto anlegen' })).toHaveAttribute('aria-busy', 'true');
    const mail = canvas.getByRole('textbox', { name: 'E-Mail-Adresse' });
    await waitFor(() => expect(mail).toHaveFocus());
    await expect(mail).toHaveAccessibleDescription('Diese Adresse hat schon ein Konto.');
    await expect(canvas.getByRole('form', { name: 'Konto' })).not.toHaveAttribute('aria-busy');
  },
};

function AddressForm() {
  const [error, setError] = useState('');
  const check = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const mail = currentTarget.elements.namedItem('mail');
    const isWrong = mail instanceof HTMLInputElement && mail.validity.typeMismatch;
    setError(isWrong ? 'Bitte eine vollständige E-Mail-Adresse eingeben.' : '');
  };
  return (
    <Form aria-label="Benachrichtigung" onSubmit={check}>
      <TextField name="mail" type="email" label="E-Mail-Adresse" defaultValue="lena@" errorMessage={error} isRequired />
      {send}
    </Form>
  );
}

/** The browser's own rules decide, the words are the app's. */
export const BrowserRules: Story = {
  render: () => <AddressForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
    const mail = canvas.getByRole('textbox', { name: 'E-Mail-Adresse' });
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
        aria-label="Benachrichtigungseinstellungen"
        optionalLabel="freiwillig"
        summaryTitle={(errors) => `${errors} Benachrichtigungs\u00adeinstellungen stimmen nicht`}
      >
        <TextField
          label={'Zusammenarbeits\u00adanfragen\u00adbenachrichtigung'}
          errorMessage={'Keine gültige Benachrichtigungs\u00adadresse.'}
        />
        <TextField label={'Veröffentlichungs\u00adplanung'} errorMessage="Das Datum liegt in der Vergangenheit." />
        <Button type="submit" variant="solid" isFullWidth>
          Benachrichtigungs&shy;einstellungen übernehmen
        </Button>
      </Form>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findAllByRole('link')).toHaveLength(2);
  },
};
