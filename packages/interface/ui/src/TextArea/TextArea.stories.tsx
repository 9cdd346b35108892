import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'UI/Forms/TextArea',
  component: TextArea,
  args: { label: 'Nachricht', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const BRIEFING = 'Drei Stories und ein Reel bis zum 12.10.2026.\nBitte das Serum in der Morgenroutine zeigen.';

export const States: Story = {
  render: () => (
    <Columns template={3}>
      <TextArea label="Ruhe" rows={3} defaultValue={BRIEFING} />
      <TextArea label="Platzhalter" rows={3} placeholder="z. B. Wünsche zur Bildsprache" />
      <TextArea label="Mit Hinweis" rows={3} description="Sehen auch die Creator." />
      <TextArea label="Fehler" rows={3} errorMessage="Bitte eine Nachricht schreiben." />
      <TextArea label="Nur lesen" rows={3} isReadOnly defaultValue={BRIEFING} />
      <TextArea label="Gesperrt" rows={3} isDisabled defaultValue={BRIEFING} />
    </Columns>
  ),
};

export const Invalid: Story = {
  args: { errorMessage: 'Bitte eine Nachricht schreiben.', rows: 2 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Nachricht' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Bitte eine Nachricht schreiben.');
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Vielen Dank für Ihre Nachricht.' } };

/** The text can be reached, read and copied, but stays as it is. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: BRIEFING },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const area = canvas.getByRole('textbox', { name: 'Nachricht' });
    await expect(area).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(area).toHaveValue(BRIEFING);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The area grows with its text. */
export const Grows: Story = {
  args: { rows: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Nachricht' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'a{Enter}b{Enter}c{Enter}d{Enter}e');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(args.onChange).toHaveBeenLastCalledWith('a\nb\nc\nd\ne');
  },
};

/** Enter begins a line, Tab leaves the field. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Nachricht' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Guten Tag,{Enter}danke');
    await expect(args.onChange).toHaveBeenLastCalledWith('Guten Tag,\ndanke');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};

const counted = { characterLimit: 20, countLabel: (count: number, limit: number) => `${count} von ${limit} Zeichen` };

/** More than the limit can be written, so that a pasted text loses nothing; the field says that it is too long. */
export const CharacterLimit: Story = {
  args: { ...counted, defaultValue: 'Vielen Dank für die' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Nachricht' });
    await expect(area).toBeValid();
    await expect(area).toHaveAccessibleDescription('19 von 20 Zeichen');
    await userEvent.type(area, ' Mühe');
    await expect(area).toHaveValue('Vielen Dank für die Mühe');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('24 von 20 Zeichen');
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <TextArea
        {...counted}
        label={'Zusammenarbeits\u00adanfragen\u00adbenachrichtigung'}
        description={'Für die Veröffentlichungs\u00adplanung'}
        errorMessage={'Unter der Mindest\u00adzeichenanzahl für Benachrichtigungs\u00adtexte.'}
        defaultValue="Donaudampfschifffahrtsgesellschaftskapitän"
      />
    </div>
  ),
};
