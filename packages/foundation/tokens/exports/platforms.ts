import '../src/platforms.css.ts';
