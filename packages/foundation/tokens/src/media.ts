/** Media conditions of the layout, to be used as keys of `@media`. */
export const media = {
  phone: '(max-width: 767px)',
  abovePhone: '(min-width: 768px)',
  tablet: '(min-width: 768px) and (max-width: 991px)',
  belowDesktop: '(max-width: 991px)',
  rail: '(min-width: 992px) and (max-width: 1199px)',
  desktop: '(min-width: 992px)',
  wide: '(min-width: 1200px)',
  hover: '(hover: hover)',
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
