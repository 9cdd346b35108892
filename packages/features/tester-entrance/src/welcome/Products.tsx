import { RingDrawing } from '@resonanz/ui/RingDrawing';
import * as css from './Products.css.ts';

const tester = new URL('./pictures/tester.svg', import.meta.url).href;

/** Drawn products at the places where their rings are free. */
const PRODUCTS = [
  { picture: new URL('./pictures/kaffee.svg', import.meta.url).href, ring: 2, angle: 312 },
  { picture: new URL('./pictures/pflanze.svg', import.meta.url).href, ring: 2, angle: 130 },
  { picture: new URL('./pictures/schuh.svg', import.meta.url).href, ring: 3, angle: 43 },
  { picture: new URL('./pictures/riegel.svg', import.meta.url).href, ring: 3, angle: 228 },
  { picture: new URL('./pictures/brille.svg', import.meta.url).href, ring: 3, angle: 172 },
  { picture: new URL('./pictures/serum.svg', import.meta.url).href, ring: 4, angle: 274 },
] as const;

/** The picture of the landing page: products on their way to a tester. */
export function Products() {
  return (
    <div className={css.stage} aria-hidden="true">
      <RingDrawing
        variant="stage"
        satellites={[
          { ring: 0, angle: 0, content: <img className={css.tester} src={tester} alt="" /> },
          ...PRODUCTS.map(({ picture, ...place }) => ({
            ...place,
            content: <img className={css.product} src={picture} alt="" />,
          })),
        ]}
      />
    </div>
  );
}
