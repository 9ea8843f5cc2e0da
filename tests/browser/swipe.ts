import type { Locator, Page } from 'playwright-core';

interface Point {
  x: number;
  y: number;
}

/** A finger that touches a page, moves by so many pixels in steps, and is lifted. */
export async function swipe(page: Page, from: Point, by: Point): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const steps = Math.max(1, Math.ceil(Math.hypot(by.x, by.y) / 20));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const point = { x: from.x + by.x * share, y: from.y + by.y * share };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

/** A point of a part of a page: `x` and `y` are shares of its width and height. */
export async function pointIn(part: Locator, { x, y }: Point = { x: 0.5, y: 0.5 }): Promise<Point> {
  const box = await part.boundingBox();
  if (!box) {
    throw new Error('There is nothing to touch');
  }
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}
