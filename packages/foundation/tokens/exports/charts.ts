import '../src/charts.css.ts';
