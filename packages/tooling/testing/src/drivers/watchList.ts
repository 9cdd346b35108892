import { createActor, type DriverOptions, type DriverQueries, wholePage } from './actor.ts';

/** Drives the heart of the header and the dropdown of `@resonanz/watch-list`. */
export interface WatchListDriver {
  /** Opens the dropdown; does nothing when it is open. */
  open(): Promise<void>;
  /** Closes it by Escape; does nothing when it is closed. */
  close(): Promise<void>;
  /** Number on the heart; more than 99 reads as 100, an empty list and one that is loading as 0. */
  count(): Promise<number>;
  /** Names of the channels in the dropdown, from top to bottom. */
  entries(): Promise<readonly string[]>;
  /** Removes a channel by its name. */
  remove(name: string): Promise<void>;
  /** Presses "Empty list". */
  empty(): Promise<void>;
  /** Presses "Add to campaign". */
  addToCampaign(): Promise<void>;
  /** Presses "Download expose". */
  downloadExpose(): Promise<void>;
}

/** Makes the driver of a watch list. */
export function watchList(queries: DriverQueries = wholePage, options: DriverOptions = {}): WatchListDriver {
  const actor = createActor(queries, options);
  const { said } = actor;
  const title = said('watchList.title');
  const heart = () => actor.findBehind('button', new RegExp(title.source.replace(/\$$/, '(?:,|$)')));
  const dropdown = () => actor.inside('dialog', title);
  const press = async (name: RegExp) => actor.press(name, await dropdown());
  return {
    async open() {
      if (!actor.isThere('dialog', title)) await actor.user.click(await heart());
      await dropdown();
    },
    async close() {
      const [panel] = actor.all('dialog', title, wholePage);
      if (!panel) return;
      // A control that is gone gives its focus to the panel in the next frame.
      await actor.until(() => {
        if (!panel.contains(document.activeElement)) throw new Error('The focus is not in the watch list.');
      });
      await actor.user.keyboard('{Escape}');
      await actor.gone('dialog', title);
    },
    async count() {
      const [, digits, more] = /(\d+)(\+?)/.exec((await heart()).getAttribute('aria-label') ?? '') ?? [];
      return digits === undefined ? 0 : Number(digits) + (more ? 1 : 0);
    },
    async entries() {
      const name = said('watchList.removeOne');
      return actor.all('button', name, await dropdown()).map(
        (cross) =>
          name
            .exec(cross.getAttribute('aria-label') ?? '')
            ?.slice(1)
            .find(Boolean) ?? '',
      );
    },
    remove: (name) => press(said('watchList.removeOne', { name })),
    empty: () => press(said('watchList.empty')),
    addToCampaign: () => press(said('watchList.addToCampaign')),
    downloadExpose: () => press(said('watchList.downloadExpose')),
  };
}

/** Drives the heart of a row or card. */
export interface BookmarkButtonDriver {
  /** Whether the heart is pressed. */
  isBookmarked(): Promise<boolean>;
  /** Presses the heart. */
  press(): Promise<void>;
}

/** Makes the driver of the heart of one channel. */
export function bookmarkButton(
  queries: DriverQueries,
  channel: { readonly name: string; readonly platform: string },
  options: DriverOptions = {},
): BookmarkButtonDriver {
  const actor = createActor(queries, options);
  const name = actor.said('watchList.add', channel);
  return {
    isBookmarked: async () => (await actor.find('button', name)).getAttribute('aria-pressed') === 'true',
    press: () => actor.press(name),
  };
}
