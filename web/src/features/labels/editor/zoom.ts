/** As large as on paper is 100. */
export const zoomSteps = [50, 75, 100, 150, 200, 300, 400] as const;

export type Zoom = 'fit' | (typeof zoomSteps)[number];

/** The next step up or down from a zoom in percent. */
export function nextZoom(percent: number, up: boolean): Zoom {
  const next = up
    ? zoomSteps.find((step) => step > percent + 0.5)
    : zoomSteps.findLast((step) => step < percent - 0.5);
  return next ?? (up ? 400 : 50);
}

export const readZoom = (text: string): Zoom =>
  zoomSteps.find((step) => String(step) === text) ?? 'fit';
