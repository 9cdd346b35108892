import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, userEvent } from 'storybook/test';
import { type ContactDraft, emptyContact } from '@resonanz/validators/contacts';
import { ContactFields } from './ContactFields.tsx';

const MARION: ContactDraft = {
  contactId: 1,
  name: 'Marion Albrecht',
  role: 'Marketingleitung',
  email: 'marion.albrecht@lindenblatt.example',
  phone: '+4976123125456',
  isMain: true,
};
const SELMA: ContactDraft = {
  ...MARION,
  contactId: 2,
  name: 'Selma Yılmaz',
  role: 'Social Media',
  email: 'selma.yilmaz@lindenblatt.example',
  isMain: false,
};

/** A form with nothing but persons. */
function Persons({ contacts }: { contacts: readonly ContactDraft[] }) {
  const form = useForm<{ contacts: ContactDraft[] }>({ defaultValues: { contacts: [...contacts] } });
  return (
    <FormProvider {...form}>
      <ContactFields />
    </FormProvider>
  );
}

/** The persons at a company, in a form of React Hook Form. */
const meta = {
  title: 'Patterns/Forms/ContactFields',
  component: Persons,
  args: { contacts: [MARION, SELMA] },
} satisfies Meta<typeof Persons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const New: Story = { args: { contacts: [emptyContact(true)] } };

/** The first that is added is the main one. */
export const None: Story = {
  args: { contacts: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Kontakt hinzufügen|Add contact)$/ }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** Another main one takes the place of the first. */
export const AnotherMain: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('checkbox');
    await userEvent.click(second ?? canvas.getByRole('checkbox'));
    await expect(first).not.toBeChecked();
    await expect(second).toBeChecked();
  },
};
