import '../src/headings.css.ts';
