/** What every contestant shows: a thousand buttons and two hundred fields that say what is wrong. */
export const buttons: readonly string[] = Array.from({ length: 1000 }, (_, at) => `Kampagne ${at + 1} öffnen`);
export const fields: readonly string[] = Array.from({ length: 200 }, (_, at) => `Titel ${at + 1}`);
export const ERROR = 'Bitte geben Sie einen Titel ein.';
export const nothing = (): void => {};
