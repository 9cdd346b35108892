declare module 'virtual:resonanz/catalogues' {
  /** Addresses of the texts by language, each with the version of its content; none while the texts are in the code. */
  export const catalogueUrls: Readonly<Record<'de' | 'en', string>> | undefined;
}
