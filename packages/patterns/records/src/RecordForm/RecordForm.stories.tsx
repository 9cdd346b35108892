import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { both, storyWords } from '@resonanz/stories/words';
import { Columns } from '@resonanz/ui/Columns';
import { TextField } from '@resonanz/ui/TextField';
import { FormSection } from '../FormParts/FormSection.tsx';
import { SavedMark } from '../FormParts/SavedMark.tsx';
import { RecordForm } from './RecordForm.tsx';

const words = storyWords({
  editCustomer: ['Kunden bearbeiten', 'Edit customer'],
  masterData: ['Stammdaten', 'Master data'],
  webAddress: ['Webadresse', 'Web address'],
  vatId: ['USt-IdNr.', 'VAT ID'],
  thisCustomerDoesNot: ['Diesen Kunden gibt es nicht mehr.', 'This customer does not exist any more.'],
  saved: ['Gespeichert', 'Saved'],
  pleaseFillInThis: ['Bitte füllen Sie dieses Feld aus.', 'Please fill in this field.'],
  thisEntryDoesNot: ['Diese Angabe hat nicht die erwartete Form.', 'This entry does not have the expected form.'],
});

const meta = {
  title: 'Patterns/Forms/RecordForm',
  component: RecordForm,
  parameters: { layout: 'fullscreen' },
  args: {
    'aria-label': words.editCustomer,
    onSubmit: fn(),
    summaryTitle: (count: number) => both(`${count} Angaben stimmen noch nicht`, `${count} entries are not right yet`),
    stale: undefined,
    failure: null,
    isPending: false,
    backHref: '/customer/1/view',
    children: (
      <>
        <FormSection title={words.masterData}>
          <Columns>
            <TextField label="Name" defaultValue="Lichtwerk Kosmetik GmbH" />
            <TextField label={words.webAddress} defaultValue="https://lichtwerk.example" />
          </Columns>
        </FormSection>
        <FormSection title={both('Rechnung', 'Invoice')}>
          <TextField label={words.vatId} defaultValue="DE123456789" />
        </FormSection>
      </>
    ),
  },
} satisfies Meta<typeof RecordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
};

export const ChangedMeanwhile: Story = {
  args: { stale: { name: 'Katharina Voss', at: '2026-05-04T09:58:00.000Z', onReload: fn(), onKeep: fn() } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Katharina Voss'),
};

export const Rejected: Story = {
  args: { failure: words.thisCustomerDoesNot },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(words.thisCustomerDoesNot),
};

export const Pending: Story = { args: { isPending: true } };

/** The form stays after it was saved, and says so until something is changed. */
export const Saved: Story = {
  args: { beside: <SavedMark /> },
  play: async ({ canvas }) => expect(canvas.getByText(words.saved)).toBeVisible(),
};

/** Two fields are wrong: a summary leads to each. */
export const InvalidFields: Story = {
  args: {
    children: (
      <FormSection title={words.masterData}>
        <TextField label="Name" errorMessage={words.pleaseFillInThis} />
        <TextField label={words.webAddress} errorMessage={words.thisEntryDoesNot} />
      </FormSection>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Speichern|Save)$/ }));
    await expect(await canvas.findByRole('link', { name: /Webadresse/ })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: words.vatId }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^(Abbrechen|Cancel)$/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(Speichern|Save)$/ })).toHaveFocus();
  },
};

/** However long the form is, its buttons stay at the bottom of the window, the way out before the main one. */
export const Long: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, part) => (
      <FormSection key={part} title={both(`Teil ${part + 1}`, `Part ${part + 1}`)}>
        <Columns>
          <TextField label={`Name ${part + 1}`} />
          <TextField label={both(`Ort ${part + 1}`, `Place ${part + 1}`)} />
        </Columns>
      </FormSection>
    )),
  },
  play: async ({ canvas }) => {
    const [save, cancel] = [
      canvas.getByRole('button', { name: /^(Speichern|Save)$/ }),
      canvas.getByRole('link', { name: /^(Abbrechen|Cancel)$/ }),
    ].map((each) => each.getBoundingClientRect());
    await expect(save?.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(cancel?.right).toBeLessThan(save?.left ?? 0);
  },
};

export const Phone: Story = { ...ChangedMeanwhile, globals: { viewport: { value: 'phone' } } };
