import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** What a play finds its screen with. */
type Shown = Pick<StoryContext, 'canvas'>;

/** Makes a play that waits until words are in sight, in German or in English. */
export const sees =
  (words: RegExp) =>
  async ({ canvas }: Shown): Promise<void> => {
    await expect(await canvas.findByText(words)).toBeVisible();
  };

/** A list without a row. */
export const seesNoData = sees(/^(Keine Daten vorhanden|No data available)$/);

/** What could not be loaded, and the button that tries again. */
export const seesReload = sees(/^(Erneut laden|Load again)$/);

/** A module the user may not view. */
export const seesDenial = sees(/^(Keine Berechtigung für dieses Modul|No permission for this module)$/);

/** Any announcement. */
export const seesAlert = async ({ canvas }: Shown): Promise<void> => {
  await expect(await canvas.findByRole('alert')).toBeVisible();
};

/** A table whose rows are on their way. */
export const seesBusyTable = async ({ canvas }: Shown): Promise<void> => {
  await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
};
