type Attributes = Readonly<Record<string, string>>;

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const tags = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/gi;

const numberOf = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0) || 0;

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function transform(pdf: PDFKit.PDFDocument, text: string | undefined): void {
  for (const [, name, list = ''] of (text ?? '').matchAll(/(translate|rotate|scale)\(([^)]*)\)/g)) {
    const [first = 0, second, third = 0] = list.split(/[\s,]+/).map(Number);
    if (name === 'translate') pdf.translate(first, second ?? 0);
    if (name === 'rotate') pdf.rotate(first, { origin: [second ?? 0, third] });
    if (name === 'scale') pdf.scale(first, second ?? first);
  }
}

/** Traces a shape; returns false for an element that has none. */
function trace(pdf: PDFKit.PDFDocument, name: string, own: Attributes): boolean {
  const at = (key: string): number => numberOf(own, key);
  switch (name) {
    case 'path':
      pdf.path(own['d'] ?? '');
      return true;
    case 'circle':
      pdf.circle(at('cx'), at('cy'), at('r'));
      return true;
    case 'ellipse':
      pdf.ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
      return true;
    case 'rect':
      if (at('rx') > 0) pdf.roundedRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
      else pdf.rect(at('x'), at('y'), at('width'), at('height'));
      return true;
    default:
      return false;
  }
}

function paint(pdf: PDFKit.PDFDocument, name: string, look: Attributes): void {
  const { fill = '#000000', stroke = 'none' } = look;
  const opacity = Number(look['opacity'] ?? 1);
  const rule = look['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero';
  if (fill !== 'none' && trace(pdf, name, look)) {
    pdf.fillOpacity(opacity * Number(look['fill-opacity'] ?? 1)).fill(fill, rule);
  }
  if (stroke !== 'none' && trace(pdf, name, look)) {
    pdf
      .lineWidth(Number(look['stroke-width'] ?? 1))
      .lineCap(look['stroke-linecap'] ?? 'butt')
      .lineJoin(look['stroke-linejoin'] ?? 'miter');
    pdf.strokeOpacity(opacity * Number(look['stroke-opacity'] ?? 1)).stroke(stroke);
  }
}

/** Attributes that child elements do not inherit. */
const ownOnly = new Set([
  'transform',
  'opacity',
  'd',
  'x',
  'y',
  'width',
  'height',
  'rx',
  'ry',
  'cx',
  'cy',
  'r',
  'viewBox',
]);

/**
 * Draws an SVG as vectors into a frame. Supports paths, circles, ellipses, rectangles and groups, which the logo and
 * the portraits of the demo data consist of; external resources are never loaded.
 */
export function drawSvg(pdf: PDFKit.PDFDocument, svg: string, frame: Frame): void {
  const inherited: Attributes[] = [{}];
  pdf.save();
  for (const [, closing, name = '', text = '', isEmpty] of svg.matchAll(tags)) {
    if (closing === '/') {
      if (name === 'g' || name === 'svg') {
        inherited.pop();
        pdf.restore();
      }
      continue;
    }
    const own = attributesOf(text);
    const look = { ...inherited.at(-1), ...own };
    if (name === 'g' || name === 'svg') {
      pdf.save();
      if (name === 'svg') {
        const [left = 0, top = 0, width = frame.width, height = frame.height] = (own['viewBox'] ?? '')
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(Number);
        pdf
          .translate(frame.x, frame.y)
          .scale(frame.width / width, frame.height / height)
          .translate(-left, -top);
      }
      transform(pdf, own['transform']);
      inherited.push(Object.fromEntries(Object.entries(look).filter(([key]) => !ownOnly.has(key))));
      if (isEmpty === '/') pdf.restore();
      continue;
    }
    pdf.save();
    transform(pdf, own['transform']);
    paint(pdf, name, look);
    pdf.restore();
  }
  pdf.restore();
}
