import type { LookId } from './looks.ts';

/** What a paid model receives of a look, with the shot's description. */
export const LOOK_PROMPTS: Readonly<Record<LookId, string>> = {
  gouache: 'gouache illustration, opaque matte paint, soft layered shapes, warm rim light',
  cel: 'cel animation, flat colours, clean ink outlines, two-tone shadows',
  storybook: 'picture book illustration, textured paper, soft crayon edges',
  clay: 'clay stop-motion, rounded forms, soft studio light, fingerprints',
  pixel: 'pixel art, limited palette, crisp square pixels',
  neon: 'neon line art, dark ground, glowing edges',
  product: 'clean product advertisement, bright seamless backdrop, soft shadows',
  memphis: 'Memphis design, bold geometric shapes, saturated flat colours',
  isometric: 'isometric illustration, three-tone facets, tidy shapes',
  infographic: 'flat infographic illustration, few colours, no outlines',
  ink: 'East Asian ink wash, white paper, brush lines, one red accent',
  woodblock: 'woodblock print, graded flat colours, carved outlines',
  watercolour: 'watercolour, wet edges, paper grain, pale washes',
  oil: 'oil painting, impasto strokes, rich colour',
  pencil: 'pencil drawing, hatching, cream paper',
  papercut: 'layered cut paper, crisp edges, soft drop shadows',
  lowpoly: 'low-poly render, faceted shapes, simple light',
  noir: 'film noir, black and white, hard light, deep shadows, grain',
  golden_hour: 'golden hour photography, warm backlight, haze, lens bloom',
  toy_camera: 'toy camera photograph, vignette, shifted colours, soft focus',
  risograph: 'risograph print, two inks, halftone, misregistration',
  chalkboard: 'chalk on a blackboard, dusty lines',
  stained_glass: 'stained glass, leaded outlines, glowing panes',
  felt: 'felt applique, fuzzy edges, stitched outlines',
};
