/** Pictures that a mail loads from the server of its sender, who learns by it when and where it was read. */
export const REMOTE = /^https?:\/\//i;

/**
 * Whether a mail holds pictures of other servers, so that the reader can be asked. In the browser only.
 *
 * @param html The mail as HTML.
 * @source docs/domain/mails.md#mail-content
 */
export function hasRemoteImages(html: string): boolean {
  const { images } = new DOMParser().parseFromString(html, 'text/html');
  return [...images].some((image) => REMOTE.test(image.getAttribute('src') ?? ''));
}
