import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const texts = storyWords({
  receiveTipsOnCampaigns: ['Tipps zu Kampagnen per E-Mail erhalten', 'Receive tips on campaigns by e-mail'],
  atRest: ['Ruhe', 'At rest'],
  selected: ['Gewählt', 'Selected'],
  partly: ['Teilweise', 'Partly'],
  readOnlySelected: ['Nur lesen, gewählt', 'Read only, selected'],
  disabledSelected: ['Gesperrt, gewählt', 'Disabled, selected'],
  atMostOnceA: ['Höchstens einmal in der Woche', 'At most once a week'],
  selectRow: ['Zeile auswählen', 'Select row'],
  iAgreeToThe: ['Ich stimme den Teilnahmebedingungen zu', 'I agree to the conditions of participation'],
  theyApplyToAll: ['Sie gelten für alle Projekte.', 'They apply to all projects.'],
  pleaseAgreeToThe: [
    'Bitte stimmen Sie den Teilnahmebedingungen zu.',
    'Please agree to the conditions of participation.',
  ],
  pleaseAgreeToThe2: [
    'Bitte stimmen Sie den Teilnahmebedingungen zu. Sie gelten für alle Projekte.',
    'Please agree to the conditions of participation. They apply to all projects.',
  ],
  buyoutPossible: ['Buy-out möglich', 'Buyout possible'],
  buyoutPossible1206: ['Buy-out möglich 1.206', 'Buyout possible 1,206'],
  applyTheNotificationSettings: [
    'Benachrichtigungs\u00adeinstellungen für alle Kampagnen\u00adzusammenfassungen übernehmen',
    'Apply the notification settings to all campaign summaries',
  ],
  alsoAppliesToAreas: [
    'Gilt auch für Kampagnenverantwortlichkeitsbereiche anderer Geschäfts\u00adstellen.',
    'Also applies to areas of responsibility of other branch offices.',
  ],
});

const meta = {
  title: 'UI/Forms/Checkbox',
  component: Checkbox,
  args: { children: texts.receiveTipsOnCampaigns, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack space={2} align="start">
      <Checkbox>{texts.atRest}</Checkbox>
      <Checkbox defaultSelected>{texts.selected}</Checkbox>
      <Checkbox isIndeterminate>{texts.partly}</Checkbox>
      <Checkbox isInvalid>{shared.error}</Checkbox>
      <Checkbox isReadOnly>{shared.readOnly}</Checkbox>
      <Checkbox isReadOnly defaultSelected>
        {texts.readOnlySelected}
      </Checkbox>
      <Checkbox isDisabled>{shared.disabled}</Checkbox>
      <Checkbox isDisabled defaultSelected>
        {texts.disabledSelected}
      </Checkbox>
      <Checkbox description={texts.atMostOnceA}>{shared.withAHint}</Checkbox>
      <Checkbox aria-label={texts.selectRow} />
    </Stack>
  ),
};

/** The sentence stands below the words and describes the box. */
export const Invalid: Story = {
  args: {
    children: texts.iAgreeToThe,
    isRequired: true,
    description: texts.theyApplyToAll,
    errorMessage: texts.pleaseAgreeToThe,
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: texts.iAgreeToThe });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription(texts.pleaseAgreeToThe2);
  },
};

/** Neither a press nor the space bar changes what is only shown; the focus reaches it all the same. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText(texts.receiveTipsOnCampaigns));
    await userEvent.keyboard(' ');
    await expect(box).toHaveFocus();
    await expect(box).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The number is muted, and part of the name. */
export const WithCount: Story = {
  args: { children: texts.buyoutPossible, count: '1.206' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: texts.buyoutPossible1206 })).toBeVisible();
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Checkbox {...args} />
    </div>
  ),
};

export const LongWords: Story = {
  args: {
    children: texts.applyTheNotificationSettings,
    description: texts.alsoAppliesToAreas,
    count: '1.240',
  },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Checkbox {...args} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** A press on the words ticks the box. */
export const Toggles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(texts.receiveTipsOnCampaigns));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** The third state is the owner's: a press asks, and the box stays partial until the owner answers. */
export const StaysPartial: Story = {
  args: { isIndeterminate: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBePartiallyChecked();
  },
};
