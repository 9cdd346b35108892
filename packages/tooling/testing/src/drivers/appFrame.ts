import { createActor, exactly, textOf, type DriverOptions, type DriverQueries, wholePage } from './actor.ts';

/** Drives header, side navigation and user menu of `@resonanz/app-frame`. */
export interface AppFrameDriver {
  /** Follows the entry of the side navigation, by its words; entries of a group after the group's. */
  goTo(...names: readonly string[]): Promise<void>;
  /** Words of the navigation's links in sight. */
  entries(): Promise<readonly string[]>;
  /** Opens the user menu; does nothing when it is open. */
  openUserMenu(): Promise<void>;
  /** Chooses a language in the user menu. */
  chooseLanguage(language: 'de' | 'en'): Promise<void>;
  /** Chooses "Profile" in the user menu. */
  openProfile(): Promise<void>;
  /** Chooses the feedback entry in the user menu. */
  writeFeedback(): Promise<void>;
  /** Chooses "Log out" in the user menu. */
  logOut(): Promise<void>;
}

/** Names of the languages in themselves, as the user menu writes them. */
const LANGUAGES = { de: /^Deutsch$/, en: /^English$/ };

/** Makes the driver of an app's frame. */
export function appFrame(queries: DriverQueries = wholePage, options: DriverOptions = {}): AppFrameDriver {
  const actor = createActor(queries, options);
  const { said } = actor;
  const menu = said('appFrame.userMenu');

  async function openNavigation(): Promise<DriverQueries> {
    const name = said('appFrame.navigation');
    const opener = actor.all('button', said('appFrame.navigation.open'))[0];
    if (!actor.isThere('navigation', name) && opener) await actor.user.click(opener);
    return actor.inside('navigation', name);
  }
  async function openUserMenu(): Promise<DriverQueries> {
    if (!actor.isThere('dialog', menu))
      await actor.user.click(await actor.findBehind('button', said('appFrame.userMenu.button')));
    return actor.inside('dialog', menu);
  }
  async function chooseEntry(...names: readonly RegExp[]): Promise<void> {
    const at = await openUserMenu();
    const name = new RegExp(names.map(({ source }) => source).join('|'));
    await actor.user.click(actor.all('link', name, at)[0] ?? (await actor.find('button', name, at)));
    // A menu that is still closing would take the next press.
    await actor.gone('dialog', menu);
  }
  return {
    async goTo(...names) {
      const at = await openNavigation();
      for (const name of names.slice(0, -1)) {
        const [group] = actor.all('button', said('appFrame.group.expand', { name }), at);
        if (group) await actor.user.click(group);
      }
      await actor.user.click(await actor.find('link', exactly(names.at(-1) ?? ''), at));
    },
    entries: async () => actor.all('link', undefined, await openNavigation()).map(textOf),
    openUserMenu: async () => void (await openUserMenu()),
    chooseLanguage: async (language) =>
      actor.user.click(await actor.find('radio', LANGUAGES[language], await openUserMenu())),
    openProfile: () => chooseEntry(said('appFrame.profile')),
    writeFeedback: () => chooseEntry(said('appFrame.feedback.staff'), said('appFrame.feedback.brand')),
    logOut: () => chooseEntry(said('appFrame.logOut')),
  };
}
