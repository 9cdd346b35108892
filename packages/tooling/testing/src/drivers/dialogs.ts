import { within } from '@testing-library/dom';
import { createActor, exactly, textOf, type DriverOptions, type DriverQueries, wholePage } from './actor.ts';

/** Drives the dialog of `@resonanz/decline-dialog`. */
export interface DeclineDialogDriver {
  /** Whether the dialog is shown. */
  isShown(): boolean;
  /** Picks a reason by its words, and for "other" writes one's own. */
  fill(decision: { readonly reason: string; readonly text?: string }): Promise<void>;
  /** Presses "Decline". */
  decline(): Promise<void>;
  /** Presses "Cancel". */
  cancel(): Promise<void>;
}

/** Makes the driver of a decline dialog. */
export function declineDialog(queries: DriverQueries = wholePage, options: DriverOptions = {}): DeclineDialogDriver {
  const actor = createActor(queries, options);
  const { said } = actor;
  const title = said('declineDialog.title');
  const dialog = () => actor.inside('dialog', title);
  return {
    isShown: () => actor.isThere('dialog', title),
    async fill({ reason, text }) {
      const at = await dialog();
      await actor.user.click(await actor.find('radio', exactly(reason), at));
      if (text === undefined) return;
      await actor.write(await actor.find('textbox', actor.labelled('declineDialog.text'), at), text);
    },
    decline: async () => actor.press(said('declineDialog.submit'), await dialog()),
    cancel: async () => actor.press(said('declineDialog.cancel'), await dialog()),
  };
}

/** Drives the dialog of `@resonanz/todo-dialog`. */
export interface TodoDialogDriver {
  /** Whether the dialog is shown. */
  isShown(): boolean;
  /** What stands in the dialog, one text for each to-do. */
  entries(): Promise<readonly string[]>;
  /** Presses "View All". */
  viewAll(): Promise<void>;
  /** Closes it by its cross. */
  close(): Promise<void>;
}

/** Makes the driver of a to-do dialog. */
export function todoDialog(queries: DriverQueries = wholePage, options: DriverOptions = {}): TodoDialogDriver {
  const actor = createActor(queries, options);
  const { said } = actor;
  const title = said('todoDialog.title');
  const dialog = () => actor.inside('dialog', title);
  return {
    isShown: () => actor.isThere('dialog', title),
    entries: async () => actor.all('listitem', undefined, await dialog()).map(textOf),
    async viewAll() {
      const at = await dialog();
      const name = said('todoDialog.viewAll');
      await actor.user.click(actor.all('link', name, at)[0] ?? (await actor.find('button', name, at)));
    },
    close: async () => actor.press(said('todoDialog.close'), await dialog()),
  };
}

/** Drives the banner of `@resonanz/cookie-banner`. */
export interface CookieBannerDriver {
  /** Whether the banner is shown. */
  isShown(): boolean;
  /** Gives the consent. */
  accept(): Promise<void>;
  /** Declines it. */
  decline(): Promise<void>;
}

/** Makes the driver of a cookie banner. */
export function cookieBanner(queries: DriverQueries = wholePage, options: DriverOptions = {}): CookieBannerDriver {
  const actor = createActor(queries, options);
  const { said } = actor;
  const label = said('cookieBanner.label');
  const role = () => (actor.isThere('dialog', label) ? 'dialog' : 'region');
  const press = async (name: RegExp) => actor.press(name, await actor.inside(role(), label));
  return {
    isShown: () => actor.isThere('dialog', label) || actor.isThere('region', label),
    accept: () => press(said('cookieBanner.accept')),
    decline: () => press(said('cookieBanner.decline')),
  };
}

/** Drives the proposal rows of `@resonanz/channel-card`. */
export interface ChannelCardDriver {
  /** Approves the channel of this name. */
  approve(name: string): Promise<void>;
  /** Puts the channel on the waiting list. */
  waitingList(name: string): Promise<void>;
  /** Asks to decline the channel; `declineDialog` follows. */
  decline(name: string): Promise<void>;
}

/** Makes the driver of proposal rows. */
export function channelCard(queries: DriverQueries = wholePage, options: DriverOptions = {}): ChannelCardDriver {
  const actor = createActor(queries, options);
  return {
    approve: (name) => actor.press(actor.said('channelCard.approveName', { name })),
    waitingList: (name) => actor.press(actor.said('channelCard.waitingListName', { name })),
    decline: (name) => actor.press(actor.said('channelCard.declineName', { name })),
  };
}

/** Drives the toasts of an app. */
export interface ToastsDriver {
  /** Texts of the toasts, newest first; none when there is no toast. */
  texts(): readonly string[];
  /** Waits for a toast that says this and gives its text. */
  find(text: string): Promise<string>;
  /** Presses the action of a name, for example "Undo". */
  press(action: string): Promise<void>;
  /** Closes the newest toast. */
  close(): Promise<void>;
  /** Closes all toasts. */
  closeAll(): Promise<void>;
}

/** Makes the driver of the toasts. */
export function toasts(queries: DriverQueries = wholePage, options: DriverOptions = {}): ToastsDriver {
  const actor = createActor(queries, options);
  const { said } = actor;
  const region = () => actor.inside('region', said('appFrame.toasts'));
  const shown = () =>
    actor
      .all('region', said('appFrame.toasts'), wholePage)
      .flatMap((each) => actor.all('listitem', undefined, within(each)));
  return {
    texts: () => shown().map(textOf),
    find: (text) =>
      actor.until(() => {
        const found = shown()
          .map(textOf)
          .find((each) => each.includes(text));
        if (found === undefined)
          throw new Error(`No toast says "${text}". There are: ${shown().map(textOf).join(' · ')}`);
        return found;
      }),
    press: async (action) => actor.press(exactly(action), await region()),
    close: async () => actor.press(said('appFrame.toasts.close'), await region()),
    async closeAll() {
      const at = await region();
      // A single toast has no such button.
      const several = actor.all('button', said('appFrame.toasts.closeAll'), at).length > 0;
      await actor.press(said(several ? 'appFrame.toasts.closeAll' : 'appFrame.toasts.close'), at);
    },
  };
}
