/** The address that an operation sends its caller on to. */
export class RedirectAnswer {
  readonly href: string;

  constructor(href: string) {
    this.href = href;
  }
}
