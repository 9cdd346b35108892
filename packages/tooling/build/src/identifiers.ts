/**
 * How vanilla-extract names classes. JS and CSS of a package are built apart and must agree, so every build says this
 * alike.
 */
export const identifiers = 'short';
