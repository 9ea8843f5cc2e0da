/** The word for where one is at a place, by the end of its name. */
const BEHIND: readonly (readonly [RegExp, string])[] = [
  [/[里上中下内外边旁口前后]$|^(?:故乡|家乡|老家|这里|天空|太空)$/, ''],
  [/[街路道桥场滩原坡岸台岛镇田毯]$/, '上'],
  [/[海湖河江溪塘池泉井]$/, '边'],
  [/[村城山林园院谷漠洞寨营庄巷墟雨雪]$/, '里'],
];

/** '海边', '厨房里', '街道上': the place as one stands there. */
export function spotOf(name: string, isIndoors: boolean): string {
  const found = BEHIND.find(([ending]) => ending.test(name));
  return `${name}${found?.[1] ?? (isIndoors ? '里' : '')}`;
}
