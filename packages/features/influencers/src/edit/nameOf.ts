/** First and last name of a person. */
export const nameOf = ({ firstName, surname }: { readonly firstName: string; readonly surname: string }): string =>
  `${firstName} ${surname}`.trim();
