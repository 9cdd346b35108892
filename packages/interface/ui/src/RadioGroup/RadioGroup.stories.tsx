import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const choices = [
  <Radio key="de" value="de">
    Deutsch
  </Radio>,
  <Radio key="en" value="en" description="Alle Texte der Oberfläche">
    English
  </Radio>,
  <Radio key="fr" value="fr" isDisabled>
    Français
  </Radio>,
];

const meta = {
  title: 'UI/Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Sprache', children: choices, defaultValue: 'de', onChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InARow: Story = { args: { direction: 'row' } };

/** Lines of full width, as in a questionnaire; the whole line answers. */
export const AsRows: Story = {
  args: { direction: 'rows' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('English'));
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
  },
};

/** Few choices with a price each, compared side by side. */
export const AsCards: Story = {
  args: {
    label: 'Länge je Video',
    direction: 'cards',
    defaultValue: '60',
    children: [
      <Radio key="15" value="15" description="90,00 €">
        15 Sekunden
      </Radio>,
      <Radio key="60" value="60" description="150,00 €">
        60 Sekunden
      </Radio>,
      <Radio key="240" value="240" description="1.320,00 €" isDisabled>
        240 Sekunden
      </Radio>,
      <Radio key="others" value="others" description="Preis auf Anfrage">
        Andere Länge
      </Radio>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('90,00 €'));
    await expect(canvas.getByRole('radio', { name: '15 Sekunden' })).toBeChecked();
  },
};

export const WithHint: Story = { args: { description: 'E-Mails kommen in derselben Sprache.' } };

export const Invalid: Story = { args: { errorMessage: 'Bitte eine Sprache wählen.', value: null, isRequired: true } };

export const Disabled: Story = { args: { isDisabled: true } };

/** The arrow keys still read the choices out, but nothing changes. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('English'));
    await expect(canvas.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Benachrichtigungs\u00adeinstellungen für Kampagnen\u00adverantwortliche',
    description: 'Gilt für alle Kampagnen\u00adzusammenfassungen dieser Geschäftsstelle.',
    defaultValue: 'all',
    children: [
      <Radio key="all" value="all" description="Höchstens einmal in der Woche, nie am Wochenende">
        Kampagnen&shy;zusammenfassungen und Durchschnitts&shy;bewertungen
      </Radio>,
      <Radio key="none" value="none">
        Kampagnenverantwortlichkeitsbereiche
      </Radio>,
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <RadioGroup {...args} />
    </div>
  ),
};

/** One stop for Tab, on the chosen one; the arrow keys choose and skip what is disabled. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Deutsch' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('en');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Deutsch' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('de');
  },
};
