import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Columns } from '../Columns/Columns.tsx';
import { SearchField } from './SearchField.tsx';

const words = storyWords({
  searchCampaigns: ['Kampagnen suchen', 'Search campaigns'],
  clearSearch: ['Suche leeren', 'Clear search'],
  autumn: ['Herbst', 'Autumn'],
  nameOrNumber: ['Name oder Nummer', 'Name or number'],
  nameChannelOrPlace: ['Name, Kanal oder Ort', 'Name, channel or place'],
  pleaseEnterAtLeast: ['Bitte mindestens zwei Zeichen eingeben.', 'Please enter at least two characters.'],
  archive: ['Archiv', 'Archive'],
  autumn2025: ['Herbst 2025', 'Autumn 2025'],
  autumn2: ['Herbst{Enter}', 'Autumn{Enter}'],
  searchCooperationRequests: ['Zusammenarbeits\u00adanfragen durchsuchen', 'Search cooperation requests'],
  alsoInNotificationSettings: ['Auch in Benachrichtigungs\u00adeinstellungen', 'Also in notification settings'],
});

const meta = {
  title: 'UI/Forms/SearchField',
  component: SearchField,
  args: {
    label: words.searchCampaigns,
    hidesLabel: true,
    placeholder: words.searchCampaigns,
    clearLabel: words.clearSearch,
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Filled: Story = { args: { defaultValue: words.autumn } };

export const States: Story = {
  render: () => (
    <Columns template={3}>
      <SearchField label={shared.campaigns} placeholder={words.nameOrNumber} clearLabel={words.clearSearch} />
      <SearchField
        label="Creator"
        defaultValue="Lindenblatt"
        clearLabel={words.clearSearch}
        description={words.nameChannelOrPlace}
      />
      <SearchField
        label={shared.brands}
        defaultValue="?"
        clearLabel={words.clearSearch}
        errorMessage={words.pleaseEnterAtLeast}
      />
      <SearchField label={words.archive} isReadOnly defaultValue={words.autumn2025} clearLabel={words.clearSearch} />
      <SearchField label="Exposés" isDisabled defaultValue={words.autumn} clearLabel={words.clearSearch} />
    </Columns>
  ),
};

/** Clearing gives the focus back to the field. */
export const ClearsAndSubmits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: words.searchCampaigns });
    await userEvent.type(input, words.autumn2);
    await expect(args.onSubmit).toHaveBeenLastCalledWith(words.autumn);
    await userEvent.click(canvas.getByRole('button', { name: words.clearSearch }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** Enter searches, Escape empties; Tab reaches the clear button only while there is something to clear. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: words.searchCampaigns });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard(words.autumn2);
    await expect(args.onSubmit).toHaveBeenLastCalledWith(words.autumn);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.clearSearch })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: words.clearSearch })).not.toBeInTheDocument();
    await userEvent.keyboard('Winter{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    hidesLabel: false,
    label: words.searchCooperationRequests,
    description: words.alsoInNotificationSettings,
    defaultValue: 'Donaudampfschifffahrtsgesellschaft',
  },
  render: (args) => (
    <div style={{ inlineSize: 150 }}>
      <SearchField {...args} />
    </div>
  ),
};
