/** The calendar day in Berlin, yyyy-MM-dd: the one that decides which version of a text counts. */
export const todayInBerlin = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
