export function drawHat(_p: unknown, _f: unknown): void {}
export function drawHatBehind(_p: unknown, _f: unknown): void {}
