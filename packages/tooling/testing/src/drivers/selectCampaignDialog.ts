import { createActor, exactly, textOf, type DriverOptions, type DriverQueries, wholePage } from './actor.ts';

/** Drives the dialog of `@resonanz/select-campaign-dialog`. */
export interface SelectCampaignDialogDriver {
  /** Whether the dialog is shown. */
  isShown(): boolean;
  /** Types into the field, which filters the campaigns. */
  search(text: string): Promise<void>;
  /** Names of the campaigns that the list draws; a long list draws those in sight. */
  options(): Promise<readonly string[]>;
  /** Picks the campaign of this name, searching for it first. */
  pick(name: string): Promise<void>;
  /** Picks the campaign of this name and presses "Choose". */
  choose(name: string): Promise<void>;
  /** Whether "Choose" can be pressed. */
  canChoose(): Promise<boolean>;
  /** Presses "Close". */
  close(): Promise<void>;
}

/** Makes the driver of a select-campaign dialog. */
export function selectCampaignDialog(
  queries: DriverQueries = wholePage,
  options: DriverOptions = {},
): SelectCampaignDialogDriver {
  const actor = createActor(queries, options);
  const { said } = actor;
  const title = said('selectCampaign.title');
  const dialog = () => actor.inside('dialog', title);
  const label = new RegExp(
    `${actor.labelled('selectCampaign.campaign').source}|${actor.labelled('selectCampaign.campaignName').source}`,
  );
  const field = async () => actor.find('combobox', label, await dialog());
  const choose = async () => actor.find('button', said('selectCampaign.choose'), await dialog());

  async function search(text: string): Promise<void> {
    await actor.write(await field(), text);
  }
  async function pick(name: string): Promise<void> {
    await search(name);
    // Options stand in a layer of their own, beside the dialog.
    await actor.user.click(await actor.find('option', exactly(name), wholePage));
  }
  return {
    isShown: () => actor.isThere('dialog', title),
    search,
    options: async () => {
      await actor.find('option', undefined, wholePage);
      return actor.all('option', undefined, wholePage).map(textOf);
    },
    pick,
    async choose(name) {
      await pick(name);
      await actor.user.click(await choose());
    },
    canChoose: async () => {
      const button = await choose();
      return !button.hasAttribute('disabled') && button.getAttribute('aria-disabled') !== 'true';
    },
    async close() {
      const at = await dialog();
      // The cross of the dialog has the same name; the button stands below.
      const close = actor.all('button', said('selectCampaign.close'), at).at(-1);
      if (close) await actor.user.click(close);
    },
  };
}
