import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Box } from '@resonanz/ui/Box';
import { PictureField, type PictureFieldProps } from './PictureField.tsx';

const words = storyWords({
  profilePicture: ['Profilbild', 'Profile picture'],
  companyIdentificationOfThe: [
    'Unternehmenskennzeichnung der Lebensmittelverarbeitungsgenossenschaft',
    'Company identification of the food processing cooperative',
  ],
});

const logo = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 40'><rect width='120' height='40' rx='6' fill='#1f6f54'/><circle cx='22' cy='20' r='10' fill='#fff'/><path d='M44 14h60v4H44zm0 9h40v4H44z' fill='#fff'/></svg>",
)}`;

/** The field with what a form around it keeps. */
function Controlled(props: PictureFieldProps) {
  const [chosen, setChosen] = useState(props.chosen);
  const [stored, setStored] = useState(props.stored);
  return (
    <PictureField {...props} chosen={chosen} onChoose={setChosen} stored={stored} onRemove={() => setStored(null)} />
  );
}

const meta = {
  title: 'Patterns/Forms/PictureField',
  component: PictureField,
  args: {
    label: 'Logo',
    name: 'logo',
    initials: 'LN',
    shape: 'tile',
    stored: logo,
    chosen: null,
    onChoose: fn(),
    onRemove: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Initials stand in while there is none. */
export const Without: Story = { args: { stored: null } };

export const OfAPerson: Story = {
  args: { label: words.profilePicture, shape: 'circle', initials: 'TR', stored: null },
};

export const LongWords: Story = {
  args: { label: words.companyIdentificationOfThe },
  decorators: [
    (Content) => (
      <Box padding={4}>
        <Content />
      </Box>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
};

/** A file of another kind is rejected with the reason. */
export const Rejected: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText(/^Logo/, { selector: 'input' }),
      new File(['GIF89a'], 'logo.gif', { type: 'image/gif' }),
      { applyAccept: false },
    );
    const [reason] = await canvas.findAllByText(/^(Bilder müssen \.png|Pictures must be \.png)/);
    await expect(reason).toBeVisible();
  },
};
