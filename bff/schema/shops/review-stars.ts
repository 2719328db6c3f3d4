const most = 5;
const star = 'M10 1l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2L1 7.6l6.2-.9z';

/** A picture of a score from 0 to 5: stars, filled from the left, as an SVG that an `img` can show. */
export function starsOf(review: number): string {
  const filled = (Math.min(Math.max(review, 0), most) / most) * 100;
  const row = Array.from(
    { length: most },
    (_, place) => `<path transform="translate(${place * 20})" d="${star}"/>`,
  ).join('');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="20" viewBox="0 0 100 20">' +
    `<clipPath id="f"><rect width="${Number(filled.toFixed(1))}" height="20"/></clipPath>` +
    `<g fill="#c9ced6">${row}</g><g fill="#f5a524" clip-path="url(#f)">${row}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
