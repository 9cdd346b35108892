import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { FormDialog } from './FormDialog.tsx';

const words = storyWords({
  invoiceFromLenaHartwig: ['Rechnung von Lena Hartwig', 'Invoice from Lena Hartwig'],
  invoiceNumber: ['Rechnungsnummer', 'Invoice number'],
  note: ['Notiz', 'Note'],
  blockLenaHartwig: ['Lena Hartwig sperren', 'Block Lena Hartwig'],
  block: ['Sperren', 'Block'],
  agreementOnRemunerationFor: [
    'Nutzungsrechtevergütungsvereinbarung von Maximilian-Alexander von Hohenstein-Wittelsbach',
    'Agreement on remuneration for rights of use of Maximilian-Alexander von Hohenstein-Wittelsbach',
  ],
  saveTheAgreementOn: [
    'Nutzungsrechtevergütungsvereinbarung speichern',
    'Save the agreement on remuneration for rights of use',
  ],
});

const meta = {
  title: 'Patterns/Forms/FormDialog',
  component: FormDialog,
  args: {
    title: words.invoiceFromLenaHartwig,
    confirmLabel: shared.save,
    isPending: false,
    onSubmit: fn(),
    onClose: fn(),
    children: (
      <>
        <TextField label={words.invoiceNumber} name="number" defaultValue="2026-118" />
        <TextArea label={words.note} name="note" rows={2} />
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Something that others will feel. */
export const Danger: Story = { args: { title: words.blockLenaHartwig, confirmLabel: words.block, tone: 'danger' } };

/** The button waits for what is missing. */
export const Incomplete: Story = { args: { isIncomplete: true } };

export const Pending: Story = { args: { isPending: true } };

export const LongWords: Story = {
  args: {
    title: words.agreementOnRemunerationFor,
    confirmLabel: words.saveTheAgreementOn,
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Enter in a line of text sends the form; Escape leaves it. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: args.title }));
    await userEvent.type(dialog.getByRole('textbox', { name: words.invoiceNumber }), '-b{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
