/**
 * Image styles (CAT-08) that the draft engine draws itself, by the catalogue's five groups. A paid model receives
 * `prompt` with the shot's description; the translation key is `look.<id>`.
 */
export const LOOK_GROUPS = ['hot', 'advertising', 'art', 'photography', 'creative'] as const;
export type LookGroup = (typeof LOOK_GROUPS)[number];

export const LOOKS = {
  gouache: { group: 'hot', prompt: 'gouache illustration, opaque matte paint, soft layered shapes, warm rim light' },
  cel: { group: 'hot', prompt: 'cel animation, flat colours, clean ink outlines, two-tone shadows' },
  storybook: { group: 'hot', prompt: 'picture book illustration, textured paper, soft crayon edges' },
  clay: { group: 'hot', prompt: 'clay stop-motion, rounded forms, soft studio light, fingerprints' },
  pixel: { group: 'hot', prompt: 'pixel art, limited palette, crisp square pixels' },
  neon: { group: 'hot', prompt: 'neon line art, dark ground, glowing edges' },
  product: { group: 'advertising', prompt: 'clean product advertisement, bright seamless backdrop, soft shadows' },
  memphis: { group: 'advertising', prompt: 'Memphis design, bold geometric shapes, saturated flat colours' },
  isometric: { group: 'advertising', prompt: 'isometric illustration, three-tone facets, tidy shapes' },
  infographic: { group: 'advertising', prompt: 'flat infographic illustration, few colours, no outlines' },
  ink: { group: 'art', prompt: 'East Asian ink wash, white paper, brush lines, one red accent' },
  woodblock: { group: 'art', prompt: 'woodblock print, graded flat colours, carved outlines' },
  watercolour: { group: 'art', prompt: 'watercolour, wet edges, paper grain, pale washes' },
  oil: { group: 'art', prompt: 'oil painting, impasto strokes, rich colour' },
  pencil: { group: 'art', prompt: 'pencil drawing, hatching, cream paper' },
  papercut: { group: 'art', prompt: 'layered cut paper, crisp edges, soft drop shadows' },
  lowpoly: { group: 'art', prompt: 'low-poly render, faceted shapes, simple light' },
  noir: { group: 'photography', prompt: 'film noir, black and white, hard light, deep shadows, grain' },
  golden_hour: { group: 'photography', prompt: 'golden hour photography, warm backlight, haze, lens bloom' },
  toy_camera: { group: 'photography', prompt: 'toy camera photograph, vignette, shifted colours, soft focus' },
  risograph: { group: 'creative', prompt: 'risograph print, two inks, halftone, misregistration' },
  chalkboard: { group: 'creative', prompt: 'chalk on a blackboard, dusty lines' },
  stained_glass: { group: 'creative', prompt: 'stained glass, leaded outlines, glowing panes' },
  felt: { group: 'creative', prompt: 'felt applique, fuzzy edges, stitched outlines' },
} as const satisfies Record<string, { group: LookGroup; prompt: string }>;

export type LookId = keyof typeof LOOKS;
export const LOOK_IDS = Object.keys(LOOKS) as LookId[];
/** The number of looks to advertise, rounded down: '20+' (HOME-01). */
export const LOOKS_CLAIMED = Math.floor(LOOK_IDS.length / 10) * 10;
export const DEFAULT_LOOK: LookId = 'gouache';
