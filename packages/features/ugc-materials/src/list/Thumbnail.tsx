import * as css from './Thumbnail.css.ts';

/** The first picture of a film; whoever cannot see it has the words beside it. */
export function Thumbnail({ url }: { url: string }) {
  return (
    <video
      className={css.thumbnail}
      src={`${url}#t=0.1`}
      preload="metadata"
      muted
      playsInline
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
