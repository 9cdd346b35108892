/** The name of the container whose width decides how a questionnaire is arranged. */
export const room = 'rz-questionnaire';

/** Phones, and previews of them. */
export const narrow = `${room} (max-width: 639px)`;

/** Where the list of pages stands beside the questions. */
export const spacious = `${room} (min-width: 960px)`;
