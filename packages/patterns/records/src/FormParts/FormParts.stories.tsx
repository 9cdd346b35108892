import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { Columns } from '@resonanz/ui/Columns';
import { TextField } from '@resonanz/ui/TextField';
import { FormButtons } from './FormButtons.tsx';
import { FormLoading } from './FormLoading.tsx';
import { FormPage } from './FormPage.tsx';
import { FormSection } from './FormSection.tsx';

const words = storyWords({
  nameOfTheCampaign: ['Kampagnenname', 'Name of the campaign'],
  customer: ['Kunde', 'Customer'],
  basicData: ['Grunddaten', 'Basic data'],
  whereTheCampaignIs: ['Wo die Kampagne laufen soll.', 'Where the campaign is to run.'],
  addChannel: ['Kanal hinzufügen', 'Add channel'],
  mapColumns: ['Spalten zuordnen', 'Map columns'],
  whichColumnOfThe: [
    'Welche Spalte der Datei zu welchem Feld gehört.',
    'Which column of the file belongs to which field.',
  ],
  agreementsOnRemunerationFor: [
    'Nutzungsrechtevergütungsvereinbarungen',
    'Agreements on remuneration for rights of use',
  ],
  addAnAgreementOn: [
    'Nutzungsrechtevergütungsvereinbarung hinzufügen',
    'Add an agreement on remuneration for rights of use',
  ],
  loadingTheCampaign: ['Die Kampagne wird geladen', 'Loading the campaign'],
});

const buttons = (
  <>
    <Button>{shared.cancel}</Button>
    <Button variant="solid">{shared.save}</Button>
  </>
);
const fields = (
  <Columns>
    <TextField label={words.nameOfTheCampaign} defaultValue="Herbstleuchten" />
    <TextField label={words.customer} defaultValue="Lichtwerk GmbH" />
  </Columns>
);

const meta = {
  title: 'Patterns/Forms/FormParts',
  component: FormPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Several parts on one page, with the buttons always in sight. */
export const Parts: Story = {
  args: {
    children: (
      <>
        <FormSection title={words.basicData}>{fields}</FormSection>
        <FormSection
          title={shared.channels}
          lead={words.whereTheCampaignIs}
          action={<Button>{words.addChannel}</Button>}
        >
          {fields}
        </FormSection>
        <FormButtons>{buttons}</FormButtons>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [heading, field] = [
      canvas.getByRole('heading', { name: words.basicData }),
      canvas.getAllByRole('textbox', { name: words.nameOfTheCampaign })[0],
    ].map((each) => each?.getBoundingClientRect());
    const isRoomy = window.innerWidth >= 960;
    if (isRoomy) await expect(heading?.right).toBeLessThan(field?.left ?? 0);
    else await expect(heading?.bottom).toBeLessThan(field?.top ?? 0);
  },
};

/** One step of several; it takes the focus, so that it is read from its beginning. */
export const Step: Story = {
  args: {
    children: (
      <FormSection title={words.mapColumns} lead={words.whichColumnOfThe} takesFocus>
        {fields}
        <FormButtons>{buttons}</FormButtons>
      </FormSection>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: words.mapColumns })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <FormSection title={words.agreementsOnRemunerationFor} action={<Button>{words.addAnAgreementOn}</Button>}>
        {fields}
        <FormButtons>{buttons}</FormButtons>
      </FormSection>
    ),
  },
};

export const Phone: Story = { ...Parts, globals: { viewport: { value: 'phone' } } };

/** While what stands in the form is on its way. */
export const Loading: Story = {
  args: { children: null },
  render: () => <FormLoading label={words.loadingTheCampaign} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: words.loadingTheCampaign })).toBeVisible();
  },
};
