/** The two colours of a partner, each as `#rrggbb`. */
export interface PartnerColours {
  /** Colour of the bar at the top. */
  barColour: string;
  /** Colour of buttons and links. */
  accentColour: string;
}

/** The colours of a zone: every pair of text and ground has a contrast of at least 4.5. */
export interface PartnerPalette {
  bar: string;
  onBar: string;
  action: string;
  actionHover: string;
  actionPress: string;
  onAction: string;
  /** The accent as text or line on the light theme. */
  actionTextLight: string;
  /** The same on the dark theme. */
  actionTextDark: string;
}

/** Where a colour is adjusted, or hard to read on. */
export type ColourWeakness = 'bar' | 'light' | 'dark';

/** Minimum contrast for readable text, and the contrast for comfortable reading. */
const READABLE = 4.5;
const EASY = 7;
const BLACK = '#000000';
const WHITE = '#ffffff';
/** The surface of each theme with the least contrast: `--surface-3`. */
const LIGHT_GROUND = '#e7e2da';
const DARK_GROUND = '#202a2b';

/** The palette of a partner. It is readable whatever colours are given. */
export function partnerPalette({ barColour, accentColour }: PartnerColours): PartnerPalette {
  const onAction = inkOn(accentColour);
  // Away from the text's colour, so that a hovered button is no harder to read.
  const away = onAction === BLACK ? WHITE : BLACK;
  return {
    bar: barColour,
    onBar: inkOn(barColour),
    action: accentColour,
    actionHover: mix(accentColour, away, 0.1),
    actionPress: mix(accentColour, away, 0.2),
    onAction,
    actionTextLight: readableOn(LIGHT_GROUND, accentColour, BLACK),
    actionTextDark: readableOn(DARK_GROUND, accentColour, WHITE),
  };
}

/** Warnings for an operator who chooses these colours. */
export function weaknessesOf(colours: PartnerColours): ColourWeakness[] {
  const { actionTextLight, actionTextDark, bar, onBar } = partnerPalette(colours);
  return [
    ...(contrast(bar, onBar) < EASY ? ['bar' as const] : []),
    ...(actionTextLight === colours.accentColour ? [] : ['light' as const]),
    ...(actionTextDark === colours.accentColour ? [] : ['dark' as const]),
  ];
}

/** The contrast of two colours, 1 to 21 (WCAG). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever contrasts more: one of them always has at least 4.58. */
function inkOn(ground: string): string {
  return contrast(ground, BLACK) >= contrast(ground, WHITE) ? BLACK : WHITE;
}

/** The colour itself, or the nearest one towards black or white that is readable on the ground. */
function readableOn(ground: string, colour: string, towards: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(colour, towards, share);
    if (contrast(mixed, ground) >= READABLE) {
      return mixed;
    }
  }
  return towards;
}

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
}

function mix(colour: string, other: string, share: number): string {
  const others = partsOf(other);
  return `#${partsOf(colour)
    .map((part, index) =>
      Math.round(part + ((others[index] ?? part) - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
