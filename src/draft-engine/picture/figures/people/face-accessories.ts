export function drawFaceAccessories(_p: unknown, _f: unknown): void {}
