import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Columns } from '@resonanz/ui/Columns';
import { TextField } from '@resonanz/ui/TextField';
import { FormSection } from '../FormParts/FormSection.tsx';
import { SavedMark } from '../FormParts/SavedMark.tsx';
import { RecordForm } from './RecordForm.tsx';

const meta = {
  title: 'Patterns/Forms/RecordForm',
  component: RecordForm,
  parameters: { layout: 'fullscreen' },
  args: {
    'aria-label': 'Kunden bearbeiten',
    onSubmit: fn(),
    summaryTitle: (count: number) => `${count} Angaben stimmen noch nicht`,
    stale: undefined,
    failure: null,
    isPending: false,
    backHref: '/customer/1/view',
    children: (
      <>
        <FormSection title="Stammdaten">
          <Columns>
            <TextField label="Name" defaultValue="Lichtwerk Kosmetik GmbH" />
            <TextField label="Webadresse" defaultValue="https://lichtwerk.example" />
          </Columns>
        </FormSection>
        <FormSection title="Rechnung">
          <TextField label="USt-IdNr." defaultValue="DE123456789" />
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
  args: { failure: 'Diesen Kunden gibt es nicht mehr.' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Diesen Kunden gibt es nicht mehr.'),
};

export const Pending: Story = { args: { isPending: true } };

/** The form stays after it was saved, and says so until something is changed. */
export const Saved: Story = {
  args: { beside: <SavedMark /> },
  play: async ({ canvas }) => expect(canvas.getByText('Gespeichert')).toBeVisible(),
};

/** Two fields are wrong: a summary leads to each. */
export const InvalidFields: Story = {
  args: {
    children: (
      <FormSection title="Stammdaten">
        <TextField label="Name" errorMessage="Bitte füllen Sie dieses Feld aus." />
        <TextField label="Webadresse" errorMessage="Diese Angabe hat nicht die erwartete Form." />
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
    canvas.getByRole('textbox', { name: 'USt-IdNr.' }).focus();
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
      <FormSection key={part} title={`Teil ${part + 1}`}>
        <Columns>
          <TextField label={`Name ${part + 1}`} />
          <TextField label={`Ort ${part + 1}`} />
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
