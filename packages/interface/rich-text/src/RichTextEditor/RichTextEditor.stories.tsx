import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import type { FieldProps } from '@resonanz/ui/Field';
import { Form } from '@resonanz/ui/Form';
import { Stack } from '@resonanz/ui/Stack';
import { RichTextView } from '../RichTextView/RichTextView.tsx';
import { demoLabels } from './demoLabels.fixture.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

const words = storyWords({
  nameOfTheCampaign: ['Name der Kampagne', 'Name of the campaign'],
  date: ['Termin', 'Date'],
  goesTo24Creators: [
    'Geht an 24 Creator, jeweils als einzelne E-Mail.',
    'Goes to 24 creators, each as an e-mail of its own.',
  ],
  helloFirstName: ['Hallo Vorname,', 'Hello First name,'],
  eGCourseAnd: ['z. B. Ablauf und Termine der Kampagne', 'e.g. course and dates of the campaign'],
  pleaseWriteAMessage: ['Bitte eine Nachricht schreiben.', 'Please write a message.'],
  bold: ['Fett', 'Bold'],
  undo: ['Rückgängig', 'Undo'],
  insertLink: ['Link einfügen', 'Insert link'],
  pleaseRead: ['Bitte lesen', 'Please read'],
  pleaseRead2: ['<p><strong>Bitte lesen</strong></p>', '<p><strong>Please read</strong></p>'],
  pleaseRead3: ['<p><strong>Bitte lesen</strong><em>!</em></p>', '<p><strong>Please read</strong><em>!</em></p>'],
  address: ['Adresse', 'Address'],
  apply: ['Übernehmen', 'Apply'],
  removeLink: ['Link entfernen', 'Remove link'],
  hello: ['Hallo ', 'Hello '],
  insertPlaceholder: ['Platzhalter einfügen', 'Insert placeholder'],
  hello2: ['<p>Hallo {{firstName}}</p>', '<p>Hello {{firstName}}</p>'],
  onAnd: [', am {{{{projectDate_de}} und {{{{other}}', ', on {{{{projectDate_de}} and {{{{other}}'],
  helloOnAnd: [
    '<p>Hallo {{firstName}}, am {{projectDate_de}} und {{other}}</p>',
    '<p>Hello {{firstName}}, on {{projectDate_de}} and {{other}}</p>',
  ],
  helloFirstNameOn: ['Hallo Vorname, am Termin und {{other}}', 'Hello First name, on Date and {{other}}'],
  thanksALotTo: ['<p>Vielen Dank für</p>', '<p>Thanks a lot to</p>'],
  count15Of20Characters: ['15 von 20 Zeichen', '15 of 20 characters'],
  youTeam: [' Ihre Mühe!', ' you, team!'],
  count26Of20Characters: ['26 von 20 Zeichen', '26 of 20 characters'],
  eMail: ['E-Mail', 'E-mail'],
  theTextIsToo: ['Der Text ist zu kurz.', 'The text is too short.'],
  goodMorning: ['Guten Tag', 'Good morning'],
  notificationSettingsOfThe: [
    'Benachrichtigungs\u00adeinstellungen der Kampagnen\u00adverwaltung',
    'Notification settings of the campaign administration',
  ],
  descriptionOfTheRelease: [
    'Donaudampfschifffahrts\u00adgesellschafts\u00adbeschreibung der Veröffentlichungs\u00adfreigaben',
    'Description of the release for publication by the steamship company',
  ],
  timeOfTheRelease: ['Veröffentlichungsfreigabezeitpunkt', 'Time of the release for publication'],
  optional: ['freiwillig', 'optional'],
});

const variables = [
  { name: 'firstName', label: shared.firstName },
  { name: 'campaignName', label: words.nameOfTheCampaign },
  { name: 'projectDate_de', label: words.date },
];
const mail = both(
  '<p>Hallo {{firstName}},</p><p>schön, dass Sie bei <strong>{{campaignName}}</strong> dabei sind.</p><ul><li><p>Drehtermin bestätigen</p></li><li><p>Exposé lesen: <a href="https://resonanz.example/expose">resonanz.example/expose</a></p></li></ul>',
  '<p>Hello {{firstName}},</p><p>how good to have you in <strong>{{campaignName}}</strong>.</p><ul><li><p>Confirm the date of shooting</p></li><li><p>Read the exposé: <a href="https://resonanz.example/expose">resonanz.example/expose</a></p></li></ul>',
);

// The table of props reads this package alone; these are the props that every field of the kit has.
const everyField: Record<keyof FieldProps, string> = {
  label: 'The label; it stands above the text.',
  hidesLabel: 'Hides the label from sight but not from assistive technology; only where the place itself says it.',
  description: 'A hint below the text that helps before a mistake happens.',
  errorMessage: 'What is wrong and what to do; makes the field invalid.',
  isRequired: 'A text has to be given; fields without it are marked as optional when the form says how.',
  isDisabled: 'Prevents writing; the text isn’t sent.',
  isReadOnly: 'Shows the text without letting it be changed.',
  name: 'Name of the text when the form is sent.',
  id: 'Identifier of the text.',
};

const meta = {
  title: 'UI/Rich text/RichTextEditor',
  component: RichTextEditor,
  args: { label: shared.message, labels: demoLabels, onChange: fn(), onBlur: fn() },
  argTypes: Object.fromEntries(
    Object.entries(everyField).map(([prop, description]) => [
      prop,
      { description, control: /^(is|hides)[A-Z]/.test(prop) ? 'boolean' : 'text' },
    ]),
  ),
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { defaultValue: mail, variables, description: words.goesTo24Creators },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: shared.message });
    await expect(text).toHaveAttribute('aria-multiline', 'true');
    await expect(text).toHaveAccessibleDescription(words.goesTo24Creators);
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'true'));
    await expect(text).toHaveTextContent(words.helloFirstName);
  },
};

export const Empty: Story = { args: { placeholder: words.eGCourseAnd } };

export const Invalid: Story = {
  args: { errorMessage: words.pleaseWriteAMessage, rows: 3, isRequired: true },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: shared.message });
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAttribute('aria-required', 'true');
    await expect(text).toHaveAccessibleDescription(words.pleaseWriteAMessage);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: mail, variables },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: shared.message });
    await expect(text).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: words.bold })).toBeDisabled();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** A text that can only be read keeps its place among the fields; where it is no field, `RichTextView` shows it. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: mail, variables },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('contenteditable', 'false'));
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-readonly', 'true');
  },
};

const ready = (canvas: { getByRole: (role: string, options?: object) => HTMLElement }) =>
  waitFor(() => {
    const text = canvas.getByRole('textbox', { name: shared.message });
    if (text.getAttribute('contenteditable') !== 'true') throw new Error('not awake yet');
    return text;
  });

/** One stop of the Tab key for the toolbar; Alt+F10 leads there from the text, Escape back. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await ready(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.undo })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: words.insertLink })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: words.undo })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    const bold = canvas.getByRole('button', { name: words.bold, pressed: false });
    await expect(bold).toHaveFocus();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(bold).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard(words.pleaseRead);
    await expect(args.onChange).toHaveBeenLastCalledWith(words.pleaseRead2);
    await userEvent.keyboard('{Control>}b{/Control}{Control>}i{/Control}!');
    await expect(args.onChange).toHaveBeenLastCalledWith(words.pleaseRead3);
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.tab({ shift: true });
    await expect(bold).toHaveFocus();
  },
};

/** Lists, quotes and headings grow out of what is written; Enter on an empty line ends them. */
export const WhileWriting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await ready(canvas));
    await userEvent.keyboard(
      '## Ablauf{Enter}- Dreh{Enter}Freigabe{Enter}{Enter}1. Reel{Enter}{Enter}> Keine Preise{Enter}{Enter}',
    );
    await userEvent.keyboard(
      '{Control>}{Shift>}3{/Shift}{/Control}Kontakt{Enter}https://resonanz.example/hilfe Frage.de',
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<h2>Ablauf</h2><ul><li><p>Dreh</p></li><li><p>Freigabe</p></li></ul><ol><li><p>Reel</p></li></ol><blockquote><p>Keine Preise</p></blockquote><h3>Kontakt</h3><p><a href="https://resonanz.example/hilfe">https://resonanz.example/hilfe</a> Frage.de</p>',
      ),
    );
  },
};

/** An address is asked for in a panel; what can't be a link is rejected. */
export const Links: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await ready(canvas);
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}k{/Control}');
    const address = await screen.findByRole('textbox', { name: words.address });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await expect(address).toHaveAccessibleDescription(/Bitte eine Webadresse/);
    await userEvent.clear(address);
    await userEvent.type(address, 'resonanz.example/expose');
    await userEvent.click(screen.getByRole('button', { name: words.apply }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><a href="https://resonanz.example/expose">https://resonanz.example/expose</a></p>',
      ),
    );
    await waitFor(() => expect(text).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: words.insertLink })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.click(canvas.getByRole('button', { name: words.insertLink }));
    await userEvent.click(await screen.findByRole('button', { name: words.removeLink }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>https://resonanz.example/expose</p>'));
  },
};

/** Placeholders are chosen from the list or typed; each is one piece. */
export const Variables: Story = {
  args: { variables },
  play: async ({ args, canvas, userEvent }) => {
    const text = await ready(canvas);
    await userEvent.click(text);
    await userEvent.keyboard(words.hello);
    await userEvent.click(canvas.getByRole('button', { name: words.insertPlaceholder }));
    await userEvent.click(await screen.findByRole('menuitem', { name: shared.firstName }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(words.hello2));
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard(words.onAnd);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(words.helloOnAnd));
    await expect(text).toHaveTextContent(words.helloFirstNameOn);
  },
};

/** More than the limit can be written; the field is invalid then and says so. */
export const CharacterLimit: Story = {
  args: { characterLimit: 20, defaultValue: words.thanksALotTo, rows: 2 },
  play: async ({ canvas, userEvent }) => {
    const text = await ready(canvas);
    await expect(text).toHaveAccessibleDescription(words.count15Of20Characters);
    await userEvent.click(text);
    await userEvent.keyboard(words.youTeam);
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words.count26Of20Characters));
  },
};

/** What the server found wrong stands at its field until the text changes. */
export const ServerErrors: Story = {
  render: (args) => (
    <Form aria-label={words.eMail} optionalLabel={words.optional} validationErrors={{ body: words.theTextIsToo }}>
      <RichTextEditor {...args} name="body" isRequired rows={2} />
      <Button type="submit">{shared.send}</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const text = await ready(canvas);
    await expect(text).toHaveAccessibleDescription(words.theTextIsToo);
    await userEvent.click(canvas.getByText(shared.message));
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard(words.goodMorning);
    await waitFor(() => expect(text).not.toHaveAttribute('aria-invalid'));
  },
};

function WithPreview(args: Parameters<typeof RichTextEditor>[0]) {
  const [value, setValue] = useState(mail);
  return (
    <Stack space={6}>
      <RichTextEditor {...args} value={value} onChange={setValue} />
      <RichTextView value={value} variables={variables} />
    </Stack>
  );
}

/** The same text, written and read. */
export const Preview: Story = { args: { variables }, render: WithPreview };

export const LongWords: Story = {
  args: {
    label: words.notificationSettingsOfThe,
    description: words.descriptionOfTheRelease,
    defaultValue: '<h2>Kampagnenverwaltungsoberfläche</h2><p>Benachrichtigungseinstellungsübersichtsseite</p>',
    variables: [{ name: 'long', label: words.timeOfTheRelease }],
    characterLimit: 10_000,
  },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <RichTextEditor {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox');
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    const toolbar = canvas.getByRole('toolbar');
    await expect(toolbar.scrollWidth).toBeLessThanOrEqual(toolbar.clientWidth);
  },
};
