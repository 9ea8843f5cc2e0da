export function drawBackAccessories(_d: unknown): void {}
export function drawNeckAccessories(_d: unknown): void {}
