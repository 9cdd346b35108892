import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const words = storyWords({
  allTextsOfThe: ['Alle Texte der Oberfläche', 'All texts of the interface'],
  language: ['Sprache', 'Language'],
  lengthPerVideo: ['Länge je Video', 'Length per video'],
  seconds15: ['15 Sekunden', '15 seconds'],
  seconds60: ['60 Sekunden', '60 seconds'],
  seconds240: ['240 Sekunden', '240 seconds'],
  priceOnRequest: ['Preis auf Anfrage', 'Price on request'],
  otherLength: ['Andere Länge', 'Other length'],
  eMailsComeIn: ['E-Mails kommen in derselben Sprache.', 'E-mails come in the same language.'],
  pleaseChooseALanguage: ['Bitte eine Sprache wählen.', 'Please choose a language.'],
  atMostOnceA: ['Höchstens einmal in der Woche, nie am Wochenende', 'At most once a week, never at the weekend'],
  campaignSummariesAndAverage: [
    'Kampagnen\u00adzusammenfassungen und Durchschnitts\u00adbewertungen',
    'Campaign summaries and average ratings',
  ],
  areasOfResponsibilityFor: ['Kampagnenverantwortlichkeitsbereiche', 'Areas of responsibility for campaigns'],
});

const choices = [
  <Radio key="de" value="de">
    {shared.german}
  </Radio>,
  <Radio key="en" value="en" description={words.allTextsOfThe}>
    English
  </Radio>,
  <Radio key="fr" value="fr" isDisabled>
    Français
  </Radio>,
];

const meta = {
  title: 'UI/Forms/RadioGroup',
  component: RadioGroup,
  args: { label: words.language, children: choices, defaultValue: 'de', onChange: fn() },
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
    label: words.lengthPerVideo,
    direction: 'cards',
    defaultValue: '60',
    children: [
      <Radio key="15" value="15" description="90,00 €">
        {words.seconds15}
      </Radio>,
      <Radio key="60" value="60" description="150,00 €">
        {words.seconds60}
      </Radio>,
      <Radio key="240" value="240" description="1.320,00 €" isDisabled>
        {words.seconds240}
      </Radio>,
      <Radio key="others" value="others" description={words.priceOnRequest}>
        {words.otherLength}
      </Radio>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('90,00 €'));
    await expect(canvas.getByRole('radio', { name: words.seconds15 })).toBeChecked();
  },
};

export const WithHint: Story = { args: { description: words.eMailsComeIn } };

export const Invalid: Story = { args: { errorMessage: words.pleaseChooseALanguage, value: null, isRequired: true } };

export const Disabled: Story = { args: { isDisabled: true } };

/** The arrow keys still read the choices out, but nothing changes. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('English'));
    await expect(canvas.getByRole('radio', { name: shared.german })).toBeChecked();
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    label: shared.settingsForManagers,
    description: shared.appliesToSummaries,
    defaultValue: 'all',
    children: [
      <Radio key="all" value="all" description={words.atMostOnceA}>
        {words.campaignSummariesAndAverage}
      </Radio>,
      <Radio key="none" value="none">
        {words.areasOfResponsibilityFor}
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
    await expect(canvas.getByRole('radio', { name: shared.german })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('en');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: shared.german })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('de');
  },
};
