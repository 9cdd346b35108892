const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The calendar day in Berlin as yyyy-MM-dd, which every date-only value means. */
export const berlinDay = (moment: Date): string => day.format(moment);
